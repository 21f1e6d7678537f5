# /etc/varnish/default.vcl for Varnish 7, where machines with ROLE=reader answer visitors, too (docs/scaling.md). It keeps pages in
# memory; TLS ends in front of it (Caddy, nginx, Hitch). Everywhere TRUST_PROXY=2 (TLS and Varnish).
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/default.vcl -s malloc,512m -p http_gzip_support=off
vcl 4.1;
import directors;
import std;

probe alive { .url = "/api/health"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; .initial = 1; }
backend writer { .host = "127.0.0.1"; .port = "3000"; .probe = alive; }
backend reader { .host = "127.0.0.1"; .port = "3001"; .probe = alive; }

sub vcl_init {
  # Further readers belong here.
  new readers = directors.round_robin();
  readers.add_backend(reader);
}

sub vcl_recv {
  set req.backend_hint = writer;
  # Whoever changes something, shows a session or a key, or wants an address of the writer's, gets the writer's answer.
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization || req.http.Cookie ~ "(?:shop-session|better-auth\.session_token)=") { return (pass); }
  if (req.url ~ "^/(?:admin|account|mcp|sign-in|api/admin)(?:/|\?|$)") { return (pass); }
  set req.backend_hint = readers.backend();
  if (req.url ~ "^/trpc/") { return (pass); }
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # A day old while the shop restarts or is dead, a few seconds otherwise.
  if (std.healthy(req.backend_hint)) { set req.grace = 3s; }
  return (hash);
}

sub vcl_backend_fetch {
  if (bereq.retries > 0) { set bereq.backend = writer; }
}

sub vcl_backend_error {
  # While no reader answers, the writer does.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
}

sub vcl_backend_response {
  # A reader says so where a read is the writer's after all.
  if (beresp.status == 421 && bereq.retries == 0) { return (retry); }
  if (beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  set beresp.grace = 24h;
}
