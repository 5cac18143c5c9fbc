import type { CallResult, CallState } from './callResult.ts'
import type { ContractResult } from './check.ts'
import type { Finding } from './report.ts'

/** The numbers of passed, failed and skipped checks. */
export function findingCounts(findings: readonly Finding[]) {
  const failed = findings.filter(({ problem }) => problem).length
  const skipped = findings.filter((finding) => finding.skipped).length
  return { passed: findings.length - failed - skipped, failed, skipped }
}

/** Whether no check failed, and no call is wrong or missing. */
export const isConforming = ({ findings, calls }: ContractResult): boolean =>
  findingCounts(findings).failed === 0 &&
  calls.every(({ state }) => state !== 'wrong' && state !== 'missing')

/** The remarks on a CMS that conforms, by the state of its calls. */
const remarks: readonly [CallState, (calls: string) => string][] = [
  ['fine, read generously', (calls) => `${calls} read generously`],
  ['not offered', (calls) => `optional ${calls} missing`],
  ['not checked', (calls) => `${calls} not checked`],
]

/** Whether a CMS conforms, in which areas, and how many calls are not plainly fine. */
export function resultVerdict(result: ContractResult): string {
  const { only, calls } = result
  const where = only ? ` in ${only.join(', ')}` : ''
  if (!isConforming(result)) return `Not conforming${where}.`
  const counts = remarks.flatMap(([state, remark]) => {
    const count = calls.filter((call) => call.state === state).length
    return count > 0 ? [`${count} ${remark(count === 1 ? 'call' : 'calls')}`] : []
  })
  return `${[`Conforming${where}`, ...counts].join(', ')}.`
}

/** A line on the names by which the CMS is called, where it has only the neutral ones. */
export function namesHint(calls: readonly CallResult[]): string | undefined {
  const isFine = (wanted: string) =>
    calls.some(({ name, state }) => name === wanted && state === 'fine')
  return isFine('forms.submit.neutral') && !isFine('forms.submit')
    ? 'The CMS has neutral names only: set CMS_NAMES=neutral at the gateway.'
    : undefined
}

/** A line for each call of the contract. */
export function callTable(calls: readonly CallResult[]): string[] {
  const width = Math.max(...calls.map(({ call }) => call.length))
  return calls.map(({ call, state, detail }) =>
    `  ${call.padEnd(width)}  ${detail ? `${state}: ${detail}` : state}`.trimEnd(),
  )
}

/** The result as JUnit XML: a suite for each part, a case for each check. */
export function junit({ findings }: ContractResult): string {
  const suites = [...Map.groupBy(findings, ({ part }) => part)].map(([part, partFindings]) => {
    const { failed, skipped } = findingCounts(partFindings)
    const attributes = `name="${escaped(part)}" tests="${partFindings.length}" failures="${failed}" skipped="${skipped}"`
    return [`  <testsuite ${attributes}>`, ...partFindings.map(testCase), '  </testsuite>'].join(
      '\n',
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase({ part, name, problem, skipped }: Finding): string {
  const start = `    <testcase classname="${escaped(part)}" name="${escaped(name)}"`
  if (problem) {
    const [message = ''] = problem.split('\n')
    return `${start}><failure message="${escaped(message)}">${escapedText(problem)}</failure></testcase>`
  }
  if (skipped) return `${start}><skipped message="${escaped(skipped)}"/></testcase>`
  return `${start}/>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text in XML, without the control characters that it cannot contain. */
const escapedText = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
    .replace(/[\u0000-\u0009\u000b-\u001f]/g, ' ')

/** A text for an attribute, on one line. */
const escaped = (text: string) => escapedText(text).replaceAll('\n', ' ')
