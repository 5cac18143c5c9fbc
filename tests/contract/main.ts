import { parseArgs } from 'node:util'
import { checkContract } from './check.ts'

const usage = `Usage: npm run contract -- --cms URL [--write]

Checks a CMS against its REST contract. Without --write it only reads. With --write it registers
a customer, fills bags and places orders that it cancels again.`

try {
  const { values } = parseArgs({
    options: { cms: { type: 'string' }, write: { type: 'boolean', default: false } },
  })
  if (!values.cms || !URL.canParse(values.cms))
    throw new TypeError('--cms must be the address of a CMS')
  const findings = await checkContract({ cms: values.cms, write: values.write, print: console.log })
  process.exitCode = findings.some(({ problem }) => problem) ? 1 : 0
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 2
}
