import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@vitrine/web/paths.ts'
import { routes } from '@vitrine/web/routes.ts'
import { executeRequests, type Request } from './operationCalls.ts'
import { filesBelow, importedOperations, modulesFrom } from './pageImports.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The name of what the frame and the overlays request. */
const everyPage = 'every page'

export interface PageCalls {
  path: string
  /** The operations that its HTML needs. */
  html: string[]
  /** The operations that its components may make in the browser. */
  browser: string[]
}

/** The modules of each page's component, by the path that its description names, such as `paths.shop`. */
function componentModules(): Map<string, string> {
  const files = [...read('web/routes.ts').matchAll(/from '\.\/(pages\/[^']+\.page\.ts)'/g)]
  return new Map(
    files.flatMap(([, file = '']) => {
      const folder = join('web', file, '..')
      return read(join('web', file))
        .split(/^export const \w+ = definePage/m)
        .slice(1)
        .map((text) => {
          const [, path = ''] = /path: ([^,\n]+)/.exec(text) ?? []
          const [, code = ''] = /code: \(\) => import\('\.\/([^']+)'\)/.exec(text) ?? []
          return [path, join(folder, code)] as const
        })
    }),
  )
}

/** The documents that the HTML of each page needs, with its variables. */
function htmlRequests(texts: Record<string, string>) {
  return routes.flatMap(({ path, queries }) => {
    const keys = [...path.matchAll(/:(\w+)|(\*)/g)].map(([, key, rest = '']) => key ?? rest)
    const parameters = Object.fromEntries(keys.map((key) => [key, 'x']))
    return queries({ parameters, search: new URLSearchParams() }).map(({ query, variables }) => ({
      path,
      text: texts[query.hash] ?? '',
      variables,
    }))
  })
}

/** The calls that each page of the shop makes, first those of the frame and the overlays of every page. */
export async function pageCalls(): Promise<PageCalls[]> {
  const texts: Record<string, string> = JSON.parse(read('web/generated/persistedDocuments.json'))
  const inHtml = htmlRequests(texts)
  const inBrowser: Request[] = Object.values(texts).map((text) => ({ text }))
  const results = await executeRequests([...inHtml, ...inBrowser])
  const ofOperation = new Map(
    results.slice(inHtml.length).map(({ operation, calls }) => [operation, calls]),
  )
  const callsIn = (starts: readonly string[]) =>
    sorted(
      [...importedOperations(modulesFrom(starts))].flatMap((name) => ofOperation.get(name) ?? []),
    )
  const components = componentModules()
  const pages = routes.map(({ path }) => {
    const [name] = Object.entries<string>(paths).find(([, pattern]) => pattern === path) ?? []
    const component = components.get(`paths.${name}`)
    return {
      path,
      html: sorted(
        inHtml.flatMap((item, index) => (item.path === path ? (results[index]?.calls ?? []) : [])),
      ),
      browser: component ? callsIn([component]) : [],
    }
  })
  const frame = callsIn([...filesBelow('web/frame'), ...filesBelow('web/app')])
  return [{ path: everyPage, html: [], browser: frame }, ...pages]
}

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()
