#!/usr/bin/env bash
# Takes the steps of the Dockerfile without an engine: in an empty folder, as an unprivileged user, over a read-only
# source. With buildah and the image's base it then builds the image and starts it. Run it as root from the root of a
# clone: docs/examples/deploy/check.sh [PORT]
set -euo pipefail
port=${1:-3999}
work=$(mktemp -d)
chmod 755 "$work"
trap 'kill "${shop:-}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
node=$(command -v node)

echo "== build"
mkdir "$work/build" "$work/app"
git archive HEAD | tar -x -C "$work/build"
(cd "$work/build" && node tooling/prepare.mjs build)

echo "== packages without those for development"
cp package.json package-lock.json "$work/app"
(cd "$work/app" && npm ci --omit=dev --ignore-scripts --prefer-offline --no-audit --no-fund)

echo "== put together"
cp -r "$work/build/dist" "$work/app"
sed -n 's/^COPY \(drizzle\|src[^ ]*\) \([^ ]*\)$/\1 \2/p' "$work/build/Dockerfile" |
  while read -r from to; do
    mkdir -p "$work/app/$(dirname "$to")"
    cp -r "$work/build/$from" "$work/app/$to"
  done
chmod -R a-w,a+rX "$work/app"
install -d -o nobody -m 700 "$work/data"

# Takes the place of the shell that calls it, so that a signal reaches the program itself.
become() {
  cd "$work/app"
  exec setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs --inh-caps=-all \
    env -i PATH=/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="$port" DATABASE_PATH="$work/data/tuckling.db" "$@"
}

as_nobody() {
  (become "$@")
}

start() {
  { become "$node" --max-semi-space-size=8 dist/server/main.js; } >"$work/log" 2>&1 &
  shop=$!
  for _ in $(seq 60); do healthy && return; sleep 0.5; done
  cat "$work/log"
  return 1
}

# The Dockerfile's own HEALTHCHECK.
healthy() {
  as_nobody "$node" -e 'fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))'
}

stop() {
  kill -TERM "$shop"
  wait "$shop"
}

echo "== start as nobody"
start
for path in / /products /og/site.jpg /api/products /api/ready; do
  printf '%s %s\n' "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port$path")" "$path"
done
as_nobody touch "$work/app/proof" 2>/dev/null && { echo "the source can be written to"; exit 1; }

echo "== backup while it runs, stop, restore into an empty folder, start"
as_nobody "$node" dist/server/backup.js "$work/data/copy.db"
stop
rm "$work/data/tuckling.db"*
as_nobody "$node" dist/server/restore.js "$work/data/copy.db"
start
stop
shop=
base=$(sed -n 's/^FROM \([^ ]*\).*/\1/p' Dockerfile | head -n 1)
if ! command -v buildah >/dev/null; then
  echo "== everything worked but the image, which needs buildah"
elif ! buildah pull -q --policy=missing "$base" >/dev/null; then
  echo "== everything worked but the image, whose base $base could not be fetched"
else
  echo "== build the image and start it"
  buildah build --format docker -q -t tuckling-check . >/dev/null
  image=$(buildah from --pull=never tuckling-check)
  buildah run --user node --env PORT="$port" "$image" -- node dist/server/main.js >"$work/log" 2>&1 &
  shop=$!
  for _ in $(seq 60); do curl -sf -o /dev/null "http://127.0.0.1:$port/api/health" && break; sleep 0.5; done
  for path in / /products /og/site.jpg /api/ready; do
    printf '%s %s\n' "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port$path")" "$path"
  done
  du -sh "$(buildah mount "$image")/app"
  kill -TERM "$shop"
  wait "$shop" || true
  buildah rm "$image" >/dev/null
  shop=
  echo "== everything worked"
fi
