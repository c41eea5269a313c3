"""A Chromium without a window, controlled through a pipe (the Chrome DevTools Protocol): pages, keys, screenshots."""

import base64
import json
import os
import subprocess
import time

DESKTOP = (1280, 900)
PHONE = (360, 740)


class Chromium:
    """One browser with one page.

    @param folder   where its profile is.
    @param scripts  whether tests may add scripts to a page, whatever its policy is.
    """

    def __init__(self, folder, scripts=True):
        to_browser, self._in = os.pipe()
        self._out, from_browser = os.pipe()
        # The protocol's pipes are the descriptors 3 and 4, whatever numbers these ends have here.
        command = "exec 3<&$1 4>&$2; shift 2; exec \"$@\""
        self._process = subprocess.Popen(
            ["bash", "-c", command, "bash", str(to_browser), str(from_browser), "chromium", "--headless", "--no-sandbox",
             "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={folder}/pipe-profile",
             "about:blank"],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._buffer = b""
        self._number = 0
        self._session = None
        targets = self._call("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.log = []  # what the browser says of pages
        self._call("Page.enable")
        self._call("Log.enable")
        self._call("Page.setBypassCSP", enabled=scripts)

    def close(self):
        os.close(self._in)
        self._process.wait(timeout=30)
        os.close(self._out)

    def _read(self):
        while b"\0" not in self._buffer:
            received = os.read(self._out, 1 << 16)
            if not received:
                raise EOFError("Chromium ended")
            self._buffer += received
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def _call(self, method, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._in, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("method") == "Log.entryAdded":
                self.log.append(answer["params"]["entry"]["text"])
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def show(self, size=DESKTOP, dark=False):
        """Size in pixels, and the reader's colours."""
        width, height = size
        self._call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                   mobile=size == PHONE)
        self._call("Emulation.setEmulatedMedia",
                   features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")  # is laid out by then

    def open(self, address):
        self._call("Page.navigate", url=address)
        self._wait_for_page()

    def _wait_for_page(self):
        for _ in range(200):
            time.sleep(0.05)
            try:
                if self.value("document.readyState") == "complete" and self.value("location.href") != "about:blank":
                    return
            except RuntimeError:
                pass  # between two pages
        raise TimeoutError("the page does not load")

    def value(self, expression):
        """The value of a JavaScript expression; a promise is awaited."""
        result = self._call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def press(self, key):
        """Press Tab, Enter or a letter. After Enter the next page is awaited."""
        codes = {"Tab": (9, ""), "Enter": (13, "\r"), "Space": (32, " ")}
        code, text = codes.get(key, (ord(key[0].upper()), key))
        parameters = {"key": " " if key == "Space" else key, "windowsVirtualKeyCode": code, "text": text}
        if not text:
            del parameters["text"]
        before = self.value("performance.timeOrigin")
        self._call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        parameters.pop("text", None)
        self._call("Input.dispatchKeyEvent", type="keyUp", **parameters)
        if key == "Enter":
            for _ in range(100):
                time.sleep(0.05)
                try:
                    if self.value("performance.timeOrigin") != before:
                        break
                except RuntimeError:
                    pass
            self._wait_for_page()

    def screenshot(self, path, top=0, height=None):
        """The page from `top`, or all of it."""
        size = self.value("[document.documentElement.clientWidth, document.documentElement.scrollHeight]")
        clip = {"x": 0, "y": top, "width": size[0], "height": height or size[1] - top, "scale": 1}
        shot = self._call("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))
