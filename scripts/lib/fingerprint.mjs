import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

/**
 * Every existing file under the given files and folders, sorted, without those of packages.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function filesUnder(paths) {
  return paths
    .flatMap((path) => {
      if (!existsSync(path)) return []
      if (!statSync(path).isDirectory()) return [path]
      const names = readdirSync(path).filter((name) => name !== 'node_modules')
      return filesUnder(names.map((name) => join(path, name)))
    })
    .sort()
}

/**
 * A hash over names and contents: it changes when a file is changed, added, renamed or removed.
 * @param {string[]} files
 */
export function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * The text of a stamp file, or undefined when there is none.
 * @param {string} file
 */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Writes a stamp file, with its folder.
 * @param {string} file
 * @param {string} text
 */
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}
