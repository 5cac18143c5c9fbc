import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContract } from './check.ts'
import { callTable, countsOf, junit, namesHint, verdictOf } from './formats.ts'

const usage = `Usage: npm run contract -- --cms URL [--write] [--json FILE] [--junit FILE]

Checks a CMS against its REST contract. Without --write it only reads. With --write it registers
a customer, fills bags and places orders that it cancels again. --json and --junit also write the
result to a file.`

/** Writes a file, with its folder. */
function save(file: string | undefined, text: string) {
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

try {
  const { values } = parseArgs({
    options: {
      cms: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'string' },
      junit: { type: 'string' },
    },
  })
  if (!values.cms || !URL.canParse(values.cms))
    throw new TypeError('--cms must be the address of a CMS')
  const result = await checkContract({ cms: values.cms, write: values.write, print: console.log })
  const { passed, failed, skipped } = countsOf(result.findings)
  console.log(['\nCalls', ...callTable(result.calls)].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  const verdict = verdictOf(result)
  const hint = namesHint(result.calls)
  console.log(hint ? `${verdict}\n${hint}` : verdict)
  save(
    values.json,
    `${JSON.stringify({ cms: values.cms, verdict, passed, failed, skipped, ...result }, null, 2)}\n`,
  )
  save(values.junit, junit(result))
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // An argument that is missing or unknown.
  if (error instanceof TypeError) console.error(`\n${usage}`)
  process.exitCode = 2
}
