import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './chromium.mjs'

const debianPostgres = '/usr/lib/postgresql'

/** Debian installs PostgreSQL's programs in a folder per version, outside the PATH. */
function hasPostgres() {
  if (onPath('postgres')) return true
  if (!existsSync(debianPostgres)) return false
  return readdirSync(debianPostgres).some((version) =>
    existsSync(join(debianPostgres, version, 'bin', 'postgres')),
  )
}

/** The servers that tests/services needs and that are not installed. @returns {string[]} */
export function missingServices() {
  return [
    ...(hasPostgres() ? [] : ['PostgreSQL']),
    ...(onPath('redis-server') ? [] : ['Redis']),
    ...(onPath('nginx') || existsSync('/usr/sbin/nginx') ? [] : ['nginx']),
  ]
}
