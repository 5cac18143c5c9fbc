import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Modules that load pages, which a page does not itself request. */
const otherPages = /^web\/(routes\.ts$|app\/)/

/** The files of the repository that a module imports, also dynamically, but not for types alone. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const statics = text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)
  const dynamics = text.matchAll(/\bimport\('([^']+)'\)/g)
  return [...statics, ...dynamics].flatMap(([, path = '']) => {
    const local = path.startsWith('#')
      ? path.slice(1)
      : path.startsWith('.')
        ? relative(root, join(root, dirname(file), path))
        : ''
    return local.startsWith('web/') && existsSync(join(root, local)) ? [local] : []
  })
}

/** All modules that are loaded with these, themselves included. */
export function modulesFrom(starts: readonly string[]): Set<string> {
  const modules = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file) || (otherPages.test(file) && !starts.includes(file))) continue
    modules.add(file)
    if (/\.tsx?$/.test(file)) waiting.push(...importsOf(file))
  }
  return modules
}

/** The names of the operations that these modules send, such as `AddToCart`. */
export function importedOperations(modules: Iterable<string>): Set<string> {
  const operations = [...modules].flatMap((file) => {
    if (file.endsWith('.generated.ts')) return []
    const text = readFileSync(join(root, file), 'utf8')
    const names = text.matchAll(/\b(?:use)?([A-Z]\w*?)(?:Document|Query|Mutation)\b/g)
    return [...names].map(([, name = '']) => name)
  })
  return new Set(operations)
}

export const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'))
