import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { inRoot, root } from '../../scripts/lib/paths.mjs'

/** Folders whose files are no unit: of web/, `paths.ts` is imported by every page and `routes.ts` imports every page. */
const collections = ['web']

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g

/** Finds the folders whose modules import each other, types included: `a and b`, in alphabetical order. */
export function mutualFolders(
  files: Iterable<readonly [file: string, text: string]> = modules(),
): string[] {
  const imports = new Set(
    [...files].flatMap(([file, text]) =>
      [...text.matchAll(imported)].map(([, path = '']) => {
        const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
        return `${dirname(file)} ${dirname(target)}`
      }),
    ),
  )
  return [...imports]
    .map((pair) => pair.split(' '))
    .filter(([from = '', to = '']) => from < to && imports.has(`${to} ${from}`))
    .filter((pair) => !pair.some((folder) => collections.includes(folder)))
    .map((pair) => pair.join(' and '))
    .sort()
}

/** The modules of these layers with their texts. */
function modules() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const layers = ['web', 'machines', 'contract', 'server', 'database', 'catalog', 'gateway', 'cms']
  layers.push('adapters')
  const files = execFileSync('git', [...list, ...layers], { cwd: root, encoding: 'utf8' })
  return files
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(inRoot(file)))
    .map((file) => [file, readFileSync(inRoot(file), 'utf8')] as const)
}
