import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { areas, parseAreas } from './areas.ts'
import { checkContract } from './check.ts'
import {
  callTable,
  findingCounts,
  isConforming,
  junit,
  namesHint,
  resultVerdict,
} from './formats.ts'

const usage = `Usage: npm run contract -- --cms URL [--only AREAS] [--write] [--json FILE] [--junit FILE]

Checks a CMS against its REST contract. --only checks some areas, separated by commas: ${areas.join(', ')}.
Without --write it only reads. With --write it registers a customer, fills bags and places orders
that it cancels again. --json and --junit also write the result to a file.

The exit code is 0 for a CMS that conforms, 1 for one that does not, 2 when nothing was checked.`

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
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'string' },
      junit: { type: 'string' },
    },
  })
  if (!values.cms || !URL.canParse(values.cms))
    throw new TypeError('--cms must be the address of a CMS')
  const result = await checkContract({
    cms: values.cms,
    write: values.write,
    only: values.only === undefined ? undefined : parseAreas(values.only),
    print: console.log,
  })
  const { passed, failed, skipped } = findingCounts(result.findings)
  console.log(['\nCalls', ...callTable(result.calls)].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  const verdict = resultVerdict(result)
  const hint = namesHint(result.calls)
  console.log(hint ? `${verdict}\n${hint}` : verdict)
  save(
    values.json,
    `${JSON.stringify({ cms: values.cms, verdict, passed, failed, skipped, ...result }, null, 2)}\n`,
  )
  save(values.junit, junit(result))
  process.exitCode = isConforming(result) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // An argument that is missing or unknown.
  if (error instanceof TypeError) console.error(`\n${usage}`)
  process.exitCode = 2
}
