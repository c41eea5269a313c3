"""For which machines is a library good? The platform tag of a wheel (PEP 425, PEP 600)."""

import platform
import re
import shutil
import subprocess

SYSTEM_LIBRARIES = re.compile(r"^(libc|libm|libpthread|libdl|ld-linux.*)\.so\.\d+$")  # glibc's


def platform_tag(library):
    """manylinux_2_N for glibc 2.N and later; linux if the library needs other libraries than the system's."""
    machine = platform.machine()
    newest = _newest_glibc(library)
    if platform.libc_ver()[0] != "glibc" or newest is None or _foreign_libraries(library):
        return f"linux_{machine}"
    return f"manylinux_2_{newest}_{machine}"


def _newest_glibc(library):
    """N of the newest symbol version GLIBC_2.N that the library asks for."""
    with open(library, "rb") as file:
        versions = re.findall(rb"\0GLIBC_2\.(\d+)(?=[.\0])", file.read())
    return max(map(int, versions), default=None)


def _foreign_libraries(library):
    if not shutil.which("readelf"):
        return ["unknown"]
    dynamic = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
    needed = re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic)
    return [name for name in needed if not SYSTEM_LIBRARIES.match(name)]
