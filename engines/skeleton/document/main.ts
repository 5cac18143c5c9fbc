import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageCalls } from './pageCalls.ts'
import { pagesGuide } from './pagesGuide.ts'
import { linksOfTables, withTables } from './referencePages.ts'

/**
 * Writes what is generated in docs/rest/: the tables between markers, and pages.md. With --check it only compares them, and
 * fails if one is stale.
 */
const folder = join(import.meta.dirname, '../../../docs/rest')

const texts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)
const links = linksOfTables(texts)
const written = new Map([...texts].map(([name, text]) => [name, withTables(name, text, links)]))
written.set('pages.md', pagesGuide(await pageCalls()))

for (const [name, text] of written) {
  if (texts.get(name) === text) continue
  if (process.argv.includes('--check')) {
    console.error(`docs/rest/${name} is not what the contract says.`)
    process.exitCode = 1
  } else {
    writeFileSync(join(folder, name), text)
    console.log(`docs/rest/${name}`)
  }
}
