# /etc/varnish/default.vcl for Varnish 7, which keeps pages in memory; TLS ends in front of it (Caddy, nginx, Hitch).
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/default.vcl -s malloc,512m -p http_gzip_support=off
# The shop: TRUST_PROXY=2 (TLS and Varnish), CACHE_PURGE_URL=http://127.0.0.1:6081/.purge
vcl 4.1;
import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/api/health"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; .initial = 1; }
}

# From where the shop tells of changes.
acl shop { "127.0.0.1"; "::1"; }

sub vcl_recv {
  # A request that came through the proxy in front has a second address: it is not the shop’s.
  if (req.url == "/.purge") {
    if (req.method != "POST" || client.ip !~ shop || req.http.X-Forwarded-For ~ ",") { return (synth(404)); }
    ban("obj.status != 0");
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Whoever shows a session or a key gets answers of their own.
  if (req.http.Authorization || req.http.Cookie ~ "(?:shop-session|better-auth\.session_token)=") { return (pass); }
  if (req.url ~ "^/(?:api/admin|trpc|mcp)(?:/|\?|$)") { return (pass); }
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # A day old while the shop restarts or is dead, a few seconds otherwise.
  if (std.healthy(req.backend_hint)) { set req.grace = 3s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  set beresp.grace = 24h;
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
