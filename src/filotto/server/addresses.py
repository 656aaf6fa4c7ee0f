"""Where a request comes from, and whether it may: hosts, origins, and proxies that are trusted."""

from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from .settings import Settings

LOCAL = ("localhost", "127.0.0.1", "::1")


def header(scope: Any, name: bytes) -> str:
    """A header's value, empty where there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address_of(scope: Any, settings: Settings) -> str:
    """The address that limits count by: the proxy's word for it, where the proxy is trusted."""
    peer = scope["client"][0] if scope.get("client") else ""
    if not trusted(peer, settings):
        return peer
    named = [part.strip() for part in header(scope, b"x-forwarded-for").split(",") if part.strip()]
    for address in reversed(named):
        if not trusted(address, settings):
            return address[:64]
    return named[0][:64] if named else peer


def trusted(address: str, settings: Settings) -> bool:
    """Is this one of the proxies that we were told of?"""
    try:
        number = ip_address(address)
        return any(number in ip_network(proxy, strict=False) for proxy in settings.trusted_proxies)
    except ValueError:
        return address in settings.trusted_proxies


def host_of(value: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{value}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def host_allowed(value: str, settings: Settings) -> bool:
    """A name that leads here; in the house's own network any number does. Other names could be a trick of some page."""
    host = host_of(value)
    if host in (*LOCAL, settings.host, *settings.allowed_hosts) or host == host_of(
        urlsplit(settings.public_url).netloc
    ):
        return bool(host)
    if settings.lan or settings.host in ("0.0.0.0", "::"):
        return is_address(host) or host.endswith(".local") or "." not in host
    return False


def is_address(host: str) -> bool:
    """A number, not a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def origin_allowed(origin: str, host: str, settings: Settings) -> bool:
    """A page of our own; programs that are no browser send none."""
    if not origin:
        return True
    netloc = urlsplit(origin).netloc if "://" in origin else ""
    return bool(netloc) and (netloc == host or netloc == urlsplit(settings.public_url).netloc)
