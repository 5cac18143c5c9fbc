#!/bin/sh
# Restores a file of backup.sh into an empty database and a data directory without uploads: restore.sh FILE
# Needs the variables of backup.sh. The engine and the adapters must not run.
set -eu
umask 077
file=${1:?the file of the backup}
: "${DATABASE_URL:?the database of the engine}" "${VITRINE_DATA:?the data directory of the engine}"
medusa=$VITRINE_DATA/medusa

fail() {
  echo "$1" >&2
  exit 1
}
tables=$(psql -XAtc "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')" "$DATABASE_URL")
[ "$tables" = 0 ] || fail "DATABASE_URL: the database has $tables tables; restore into an empty one."
for name in uploads secrets.json; do
  [ -z "$(ls -A "$medusa/$name" 2>/dev/null)" ] || fail "VITRINE_DATA: $medusa/$name exists; move it away first."
done

mkdir -p "$medusa"
folder=$(mktemp -d "$medusa/restore.XXXXXX")
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
tar -xf "$file" -C "$folder"
pg_restore --no-owner --no-privileges --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$folder/database"
rmdir "$medusa/uploads" 2>/dev/null || true
for name in uploads secrets.json; do
  if [ -e "$folder/$name" ]; then mv "$folder/$name" "$medusa/"; fi
done
# As root on a host, where the unit runs as a user of its own.
if [ "$(id -u)" = 0 ]; then chown -R --reference="$VITRINE_DATA" "$medusa"; fi
