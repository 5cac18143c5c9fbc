import type { CallResult } from './callLog.ts'
import type { ContractResult } from './check.ts'
import type { Finding } from './report.ts'

/** How many checks passed, failed and were skipped. */
export function countsOf(findings: readonly Finding[]) {
  const failed = findings.filter(({ problem }) => problem).length
  const skipped = findings.filter((finding) => finding.skipped).length
  return { passed: findings.length - failed - skipped, failed, skipped }
}

/** Whether a CMS conforms, and which optional calls it does not offer. */
export function verdictOf({ findings, calls }: ContractResult): string {
  const broken = calls.filter(({ state }) => state === 'wrong' || state === 'missing')
  if (countsOf(findings).failed > 0 || broken.length > 0) return 'Not conforming.'
  const lacking = calls.filter(({ state }) => state === 'not offered').length
  return lacking > 0 ? `Conforming, ${lacking} optional calls missing.` : 'Conforming.'
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
  const suites = [...Map.groupBy(findings, ({ part }) => part)].map(([part, own]) => {
    const { failed, skipped } = countsOf(own)
    const attributes = `name="${escaped(part)}" tests="${own.length}" failures="${failed}" skipped="${skipped}"`
    return [`  <testsuite ${attributes}>`, ...own.map(testCase), '  </testsuite>'].join('\n')
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
  if (problem) return `${start}><failure message="${escaped(problem)}"/></testcase>`
  if (skipped) return `${start}><skipped message="${escaped(skipped)}"/></testcase>`
  return `${start}/>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text for an attribute, without the control characters that XML cannot contain. */
const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
    .replace(/[\u0000-\u001f]/g, ' ')
