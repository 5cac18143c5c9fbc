import { isBad, type Report, type ReportedTest } from './report.ts'

const style = `
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; border-top: 1px solid #ccc; text-align: left; vertical-align: top; }
pre { overflow-x: auto; padding: 0.5rem; background: #f4f4f4; white-space: pre-wrap; }
[data-status='failed'] { color: #b00020; font-weight: bold; }
[data-status='flaky'], [data-status='incomplete'] { color: #8a5a00; }
`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** Such as 23 November 2026, 23:44 UTC. */
const dateText = (date: string) =>
  `${new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

const badge = (status: string) => `<span data-status="${status}">${status}</span>`

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  `<table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`

const testName = ({ project, file, title }: ReportedTest) =>
  escapeHtml(`${project} · ${file} › ${title}`)

const messageOf = ({ message }: ReportedTest) =>
  message ? `<pre>${escapeHtml(message)}</pre>` : ''

const problems = (tests: readonly ReportedTest[]) =>
  tests
    .filter(({ status }) => isBad(status))
    .map((test) => `<h3>${badge(test.status)} ${testName(test)}</h3>${messageOf(test)}`)
    .join('') || '<p>No test failed, and none was flaky.</p>'

function testList(numbers: readonly number[], tests: readonly ReportedTest[]): string {
  const items = numbers
    .flatMap((number) => tests[number] ?? [])
    .map(
      (test) =>
        `<li>${badge(test.status)} ${testName(test)}${test.status === 'passed' ? '' : messageOf(test)}</li>`,
    )
  if (items.length === 0) return ''
  return `<details><summary>${items.length}</summary><ul>${items.join('')}</ul></details>`
}

/**
 * The report of a run as one HTML page that needs no other file: the verdict, each part, what failed, and each clause with its
 * tests. The gallery shows the results of machines.
 */
export function pageOf({ parts, tests, clauses, commit, ...report }: Report): string {
  const facts = [
    report.version,
    commit && `${commit.subject} (${commit.id.slice(0, 8)}, ${dateText(commit.date)})`,
    `${dateText(report.date)}, ${Math.round(report.duration / 60_000)} min`,
    ...Object.entries(report.programs).map(([name, version]) => version && `${name} ${version}`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${report.verdict} · ${report.version} · Vitrine</title>
<style>${style}</style>
</head>
<body>
<h1>Release report: ${badge(report.verdict)}</h1>
<ul>${report.reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>${facts.flatMap((fact) => (fact ? escapeHtml(fact) : [])).join(' · ')}</p>
<h2>Parts</h2>
${table(
  ['Part', 'Result', 'Passed', 'Failed', 'Flaky', 'Skipped', 'Ran'],
  parts.map(({ project, status, counts, date, earlier }) => [
    project,
    badge(status),
    counts.passed,
    counts.failed,
    counts.flaky,
    counts.skipped,
    earlier ? `last ran for ${earlier}, ${dateText(date)}` : date ? dateText(date) : 'never ran',
  ]),
)}
<h2>Failures</h2>
${problems(tests)}
<h2>Specification</h2>
${table(
  ['Clause', 'Result', 'Tests'],
  clauses.map(({ id, sentence, status, tests: numbers }) => [
    `<code>${id}</code><br>${escapeHtml(sentence)}`,
    badge(status),
    testList(numbers, tests),
  ]),
)}
</body>
</html>
`
}
