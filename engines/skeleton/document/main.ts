import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldMismatches } from './fieldMismatches.ts'
import { fieldTables } from './fieldTables.ts'
import { pageCalls } from './pageCalls.ts'
import { pagesGuide } from './pagesGuide.ts'

/**
 * Writes the generated files of docs/rest/. With --check it only compares them, and fails if one is stale. It always fails
 * if a table of fields there differs from the contracts.
 */
const folder = join(import.meta.dirname, '../../../docs/rest')

const files: [name: string, text: string][] = [['pages.md', pagesGuide(await pageCalls())]]

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

for (const mismatch of fieldMismatches(fieldTables(folder))) {
  console.error(`docs/rest/${mismatch}.`)
  process.exitCode = 1
}

for (const [name, text] of files) {
  const path = join(folder, name)
  if (read(path) === text) continue
  if (process.argv.includes('--check')) {
    console.error(`docs/rest/${name} is not what the contract says.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`docs/rest/${name}`)
  }
}
