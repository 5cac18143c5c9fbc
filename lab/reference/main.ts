import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageCalls } from './pageCalls.ts'
import { pagesGuide } from './pagesGuide.ts'
import { linksOfTables, withTables, withVariables } from './referencePages.ts'

/**
 * Writes the generated parts of the reference: the tables between markers of docs/rest/ and of the guides, and
 * pages.md. With --check it only compares them, and fails if one is stale.
 */
const docs = join(import.meta.dirname, '../../docs')

const read = (file: string) => readFileSync(join(docs, file), 'utf8')

const guides = new Map(
  readdirSync(join(docs, 'rest'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, read(`rest/${name}`)]),
)
const links = linksOfTables(guides)
const pages = new Map(
  [...guides].map(([name, text]) => [`rest/${name}`, withTables(name, text, links)]),
)
pages.set('rest/pages.md', pagesGuide(await pageCalls()))
for (const guide of ['production.md', 'medusa.md', 'wordpress.md'])
  pages.set(guide, await withVariables(read(guide)))

for (const [file, text] of pages) {
  if (read(file) === text) continue
  if (process.argv.includes('--check')) {
    console.error(`docs/${file} is not what the contract and the variables say.`)
    process.exitCode = 1
  } else {
    writeFileSync(join(docs, file), text)
    console.log(`docs/${file}`)
  }
}
