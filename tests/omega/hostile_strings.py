"""Strings that break out of pages, attributes, addresses, headers or JSON where they are not escaped. As bytes."""

HOSTILE = [
    b"<script>alert(1)</script>",
    b"</title><script>alert(1)</script>",
    b"</style><script>alert(1)</script>",
    b'"><script>alert(1)</script>',
    b"'><script>alert(1)</script>",
    b'" onmouseover="alert(1)',
    b"' onmouseover='alert(1)",
    b'" autofocus onfocus=alert(1) x="',
    b"<img src=x onerror=alert(1)>",
    b"<svg/onload=alert(1)>",
    b"<svg><script>alert&#40;1)</script>",
    b"<iframe srcdoc='<script>alert(1)</script>'>",
    b"<base href=//evil.example/>",
    b"<meta http-equiv=refresh content=0;url=//evil.example>",
    b"<!--", b"-->", b"<![CDATA[", b"]]>",
    b"&lt;script&gt;", b"&#x3c;script&#x3e;", b"&amp;lt;b&amp;gt;", b"&", b"&&&quot", b"&#0;",
    b"<", b">", b'"', b"'", b"`", b"\\", b"\\\"", b"\\u0022", b"</ol></main><h1>x",
    b"$html{x}", b"$cgi{P}", b"${", b"$", b"}{", b"$include{/etc/passwd}", b"$def{HIT,x}", b"a,b", b"%22%3E%3Cscript%3E",
    b"%", b"%00", b"+", b"a=b&COLLAPSE=1&B=Ktext", b"?#", b"//", b"javascript:alert(1)",
    "\u202egnp.exe".encode(), "\u2028alert(1)\u2029".encode(), "\ufeff\u200b".encode(), "\U0001f600".encode(),
    b"\xff\xfe<b>", b"\xc0\xbcscript\xc0\xbe", b"\xe2\x80", b"\xed\xa0\x80\xed\xb0\x80", b"\xf4\x90\x80\x80", b"\x80" * 9,
    b"x" * 5000, b"\x01\x1f\x7f", b"\x1b[31m",
]


def is_utf8(data):
    try:
        data.decode()
        return True
    except UnicodeDecodeError:
        return False
