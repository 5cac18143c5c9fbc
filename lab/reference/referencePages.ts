import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fieldTable, variableTable } from './fieldTables.ts'

/** A generated table of a page, from the marker that names it to the one that ends it. */
const marked = /<!-- table: ([^\n]+) -->\n.*?<!-- end -->/gs

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

/** The places of the tables of contracts, such as `cart.md#cartitem`, by the names of the contracts. */
export function linksOfTables(texts: ReadonlyMap<string, string>): Map<string, string> {
  const links = new Map<string, string>()
  for (const [file, text] of texts) {
    let heading = ''
    for (const line of text.split('\n')) {
      if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
      const [, name] = /^<!-- table: (\w+)(?: without \w+)? -->$/.exec(line) ?? []
      if (name) links.set(name, `${file}#${anchor(heading)}`)
    }
  }
  return links
}

/** A page with its tables as the contracts say. */
export function withTables(file: string, text: string, links: ReadonlyMap<string, string>): string {
  const local = new Map([...links].map(([name, link]) => [name, link.replace(`${file}#`, '#')]))
  return text.replace(
    marked,
    (_, subject: string) =>
      `<!-- table: ${subject} -->\n\n${fieldTable(subject, local)}\n\n<!-- end -->`,
  )
}

const markedVariables = /<!-- table: variables of ([^\n]+) -->\n.*?<!-- end -->/gs
const root = join(import.meta.dirname, '../..')

/** A guide with the tables of variables from the files that its markers name, which export a `variableSchema`. */
export async function withVariables(text: string): Promise<string> {
  const tables = new Map<string, string>()
  for (const [whole, file = ''] of text.matchAll(markedVariables)) {
    const path = join(root, file)
    const table = existsSync(path) && variableTable((await import(path)).variableSchema)
    tables.set(
      file,
      table ? `<!-- table: variables of ${file} -->\n\n${table}\n\n<!-- end -->` : whole,
    )
  }
  return text.replace(markedVariables, (_, file: string) => tables.get(file) ?? '')
}
