import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `Vitrine needs Node 20 or newer and this is Node ${process.versions.node}: install a newer one from https://nodejs.org, then run the same command again.`,
  )
  process.exit(1)
}

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
// In URLs of files these begin a fragment or a query, and in globs a pattern: Vite cannot build in such a folder.
const character = /[#?*]/.exec(folder)?.[0]

if (character) {
  console.error(
    `Vitrine cannot be built in a folder with “${character}” in its path: ${folder}. Move or rename it, then run the same command again.`,
  )
  process.exit(1)
}
