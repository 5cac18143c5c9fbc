import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Without A: content blockers hide classes such as `ads1`. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const nameLength = 3

/** The file that each short name stands for, by name. */
const files = new Map<string, string>()

/**
 * Returns the name that a class or animation of a CSS module has in the built shop, from its file and its position
 * there, so that an edit to one style sheet leaves the other chunks as they were. Throws when two files get the same
 * letters.
 */
export function shortScopedName(local: string, file: string, css: string): string {
  const path = relative(root, resolve(root, file)).replaceAll('\\', '/')
  const name = lettersOf(path)
  const knownPath = files.get(name)
  if (knownPath !== undefined && knownPath !== path)
    throw new Error(
      `${knownPath} and ${path} get the same class prefix “${name}”: rename one of the two files`,
    )
  files.set(name, path)
  const position = namesIn(css).indexOf(local)
  if (position < 0) throw new Error(`${path} declares no class or animation “${local}”`)
  return name + position.toString(36)
}

const namesIn = (css: string) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, name]) => name)),
]

/** Three letters, as good as unique among some hundred paths. */
function lettersOf(path: string): string {
  const digest = createHash('sha256').update(path).digest()
  return Array.from(
    { length: nameLength },
    (_, index) => letters[digest.readUInt16BE(2 * index) % letters.length],
  ).join('')
}
