#!/bin/sh
# Builds the container image of a release archive from Debian packages alone, without a registry; as root, with buildah and mmdebstrap:
#   packaging/container/build.sh lerret-….tar.gz
# The same archive and the same packages give the same image. DEBIAN_MIRROR=http://snapshot.debian.org/archive/debian/20261115T000000Z
# fixes the packages; without it they are the newest of Debian 12.
set -eu

[ $# = 1 ] || {
  sed -n '2,5s/^# \{0,1\}//p' "$0"
  exit 2
}
archive=$(readlink -f "$1")
name=$(basename "$archive" .tar.gz)
version=${name#lerret-}
version=${version%-*-*}
# Names of images may not have a plus sign.
image=localhost/lerret:$(echo "$version" | tr + -)

work=$(mktemp -d)
container=''
clean_up() {
  [ -z "$container" ] || buildah rm "$container" >/dev/null
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM
tar xzf "$archive" -C "$work"
release=$work/$name

# The time of the commit, which all files of an archive have.
SOURCE_DATE_EPOCH=$(stat -c %Y "$release/package.json")
export SOURCE_DATE_EPOCH

# Only what Node, PostgreSQL and the scripts need, with the list of packages where scanners of images look for it.
cat >"$work/trim" <<'HOOK'
#!/bin/sh
set -eu
mkdir -p "$1/var/lib/dpkg/status.d" "$1/tmp" "$1/proc" "$1/sys" "$1/usr/local/bin"
chmod 1777 "$1/tmp"
for deb in "$1"/var/cache/apt/archives/*.deb; do
  dpkg-deb --field "$deb" >"$1/var/lib/dpkg/status.d/$(dpkg-deb --field "$deb" Package)"
done
rm -rf "$1"/usr/share/man "$1"/usr/share/locale "$1"/usr/share/info "$1"/var/log "$1"/var/cache/debconf
find "$1/usr/share/doc" -type f ! -name copyright -delete
echo 'root:x:0:0:root:/root:/usr/sbin/nologin' >"$1/etc/passwd"
echo 'root:x:0:' >"$1/etc/group"
HOOK
chmod +x "$work/trim"
mmdebstrap --quiet --mode=root --variant=extract --include=coreutils,dash,libstdc++6,tini --skip=output/dev \
  --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr --aptopt='Acquire::Check-Valid-Until "false"' \
  --extract-hook="$work/trim" bookworm "$work/base.tar" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
# Those of the machine that builds it.
tar --delete --file="$work/base.tar" ./etc/apt ./etc/hostname ./etc/resolv.conf

container=$(buildah from scratch)
buildah add --quiet "$container" "$work/base.tar" / >/dev/null
buildah config --env PATH=/usr/local/bin:/usr/bin:/bin "$container"
buildah commit --quiet --identity-label=false --timestamp "$SOURCE_DATE_EPOCH" \
  "$container" localhost/lerret-base >/dev/null

buildah build --quiet --identity-label=false --timestamp "$SOURCE_DATE_EPOCH" \
  --build-arg BASE=localhost/lerret-base --build-arg VERSION="$version" \
  --file "$release/packaging/container/Containerfile" --tag "$image" "$release" >/dev/null

echo "$image, $(buildah images --format '{{.Size}}' "$image"), $(buildah inspect --type image --format '{{.FromImageDigest}}' "$image")"
