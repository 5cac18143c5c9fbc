import type { CallResult } from './callLog.ts'
import type { ContractResult } from './check.ts'
import type { Finding } from './report.ts'

/** How many checks passed, failed and were skipped. */
export function countsOf(findings: readonly Finding[]) {
  const failed = findings.filter(({ problem }) => problem).length
  const skipped = findings.filter((finding) => finding.skipped).length
  return { passed: findings.length - failed - skipped, failed, skipped }
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
