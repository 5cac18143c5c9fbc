import type { CallResult } from './callResult.ts'
import type { ContractResult } from './check.ts'
import { countsOf, verdictOf } from './formats.ts'

const countsText = ({ findings }: ContractResult) => {
  const { passed, failed, skipped } = countsOf(findings)
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

const stateOf = ({ state, detail }: CallResult) => (detail ? `${state}: ${detail}` : state)

/** The page of docs/rest with the results of the embedded CMS and of one that lacks every optional part. */
export function conformanceTable(embedded: ContractResult, minimal: ContractResult): string {
  const rows = embedded.calls.map((call, index) => {
    const other = minimal.calls[index]
    const [method = '', path = ''] = call.call.split(' ')
    const name = `\`${method} ${path.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}')}\``
    return `| ${name} | ${stateOf(call)} | ${other ? stateOf(other) : ''} |`
  })
  return `# Results of the contract check

Written by \`tests/cms/http/contract.test.ts\`, which runs the check with \`--write\` over HTTP against two servers: the embedded CMS, and a CMS that lacks every optional part. The second responds to optional calls with status 501 and sends only the fields that are required. \`npx vitest run --project cms tests/cms/http/contract.test.ts -u\` writes it again.

| | embedded CMS | without optional parts |
|---|---|---|
| result | ${verdictOf(embedded)} | ${verdictOf(minimal)} |
| checks | ${countsText(embedded)} | ${countsText(minimal)} |
${rows.join('\n')}
`
}
