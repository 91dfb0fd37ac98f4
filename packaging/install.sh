#!/bin/sh
# Installs or updates Lerret on Debian or Ubuntu, from an unpacked release archive:
#   ./packaging/install.sh --address https://kulturhus.example [--house NAME] [--port 3000] [--proxy caddy|none]
# It may be run again at any time: settings and data that exist are left as they are.
set -eu

usage() {
  sed -n '2,4s/^# \{0,1\}//p' "$0"
  exit 2
}

address='' house='' port=3000 proxy=caddy
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || usage
  case $1 in
    --address) address=${2%/} ;;
    --house) house=$2 ;;
    --port) port=$2 ;;
    --proxy) proxy=$2 ;;
    *) usage ;;
  esac
  shift 2
done

fail() {
  echo "$1" >&2
  exit 1
}

host=${address#https://}
case $address in https://?*) ;; *) usage ;; esac
case $host in *[!a-z0-9.-]*) fail "The address must be https:// and a name, such as https://kulturhus.example." ;; esac
case $house in *[!a-z0-9-]*) fail "The name of a house has the letters a-z, digits and hyphens." ;; esac
case $house in lerret) fail "That is the name of the house without a name. Choose another." ;; esac
case $port in '' | *[!0-9]*) fail "The port must be a number." ;; esac
case $proxy in caddy | none) ;; *) usage ;; esac
[ "$(id -u)" = 0 ] || fail "Run this as root: it makes a user, and folders in /opt, /etc and /var/lib."
[ -e /etc/debian_version ] || fail "This script is for Debian and Ubuntu. docs/operating.md has the units and folders."

source=$(dirname "$(dirname "$(readlink -f "$0")")")
[ -x "$source/node_modules/.bin/node" ] || fail "Run it in an unpacked release archive, which \`npm run package\` makes."
release=/opt/lerret-releases/$(basename "$source")
unit=lerret${house:+@$house}
settings=/etc/lerret/${house:-lerret}.env

if [ "$proxy" = caddy ] && ! command -v caddy >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends caddy
fi

if ! getent passwd lerret >/dev/null; then
  useradd --system --user-group --home-dir /var/lib/lerret --no-create-home --shell /usr/sbin/nologin lerret
fi

# The server that runs keeps its own release until it is started again.
if [ "$source" != "$release" ] && [ ! -e "$release" ]; then
  mkdir -p /opt/lerret-releases
  rm -rf "$release.new"
  cp -R "$source" "$release.new"
  chown -R root:root "$release.new"
  mv "$release.new" "$release"
fi

install -d -m 755 /etc/lerret /opt/lerret-houses
# Each house has a link to the code that it runs.
ln -sfn "$release" "/opt/lerret${house:+-houses/$house}"

install -m 644 "$release"/packaging/systemd/*.service /etc/systemd/system/
install -m 755 "$release/packaging/lerret-command" /usr/local/bin/lerret
systemctl daemon-reload

if [ ! -e "$settings" ]; then
  (
    umask 027
    cat >"$settings" <<SETTINGS
PUBLIC_URL=$address
PORT=$port
TRUSTED_PROXIES=127.0.0.1,::1
SETTINGS
  )
fi
# Commands run as lerret, and read it too.
chown root:lerret "$settings"
chmod 640 "$settings"

systemctl enable --quiet "$unit"
systemctl restart "$unit"

if [ "$proxy" = caddy ]; then
  install -d -m 755 /etc/caddy/lerret
  sed -e "s/^kulturhus\.example/$host/" -e "s/kulturhus\.example/$host/" -e "s/127\.0\.0\.1:3000/127.0.0.1:$port/" \
    "$release/packaging/caddy/Caddyfile" >"/etc/caddy/lerret/${house:-lerret}.caddy"
  [ -e /etc/caddy/Caddyfile ] || : >/etc/caddy/Caddyfile
  grep -qxF 'import lerret/*.caddy' /etc/caddy/Caddyfile || printf '\nimport lerret/*.caddy\n' >>/etc/caddy/Caddyfile
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
fi

systemctl show "$unit" --property=StatusText --value
[ ! -e "/var/lib/lerret/${house:+$house/}secrets/setup-code" ] ||
  echo "Set up the house at $address/redaksjon/oppstart with the code $(cat "/var/lib/lerret/${house:+$house/}secrets/setup-code")"
