#!/bin/sh
# Writes the database, the uploads and the secrets of the engine into one file, while the shop is open: backup.sh FILE
# Needs DATABASE_URL and VITRINE_DATA of the engine, and PostgreSQL's programs in the version of the server or a newer one.
set -eu
umask 077
file=${1:?the file of the backup}
: "${DATABASE_URL:?the database of the engine}" "${VITRINE_DATA:?the data directory of the engine}"

folder=$(mktemp -d "$file.XXXXXX")
trap 'rm -rf "$folder" "$folder.tar"' EXIT
trap 'exit 1' HUP INT TERM

# The adapter computes its index again. The database first: later uploads are superfluous, earlier ones would be missing.
pg_dump --format=custom --no-owner --no-privileges --exclude-schema='shop_catalogue_[0-9a-f]*' \
  --file="$folder/database" "$DATABASE_URL"
for name in uploads secrets.json; do
  if [ -e "$VITRINE_DATA/medusa/$name" ]; then cp -Rp "$VITRINE_DATA/medusa/$name" "$folder/"; fi
done
tar -cf "$folder.tar" -C "$folder" .
sync "$folder.tar"
mv "$folder.tar" "$file"
