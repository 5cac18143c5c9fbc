import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { History } from './history.ts'
import {
  isBad,
  type Report,
  type ReportedClause,
  type ReportedItem,
  type ReportedMachine,
  type ReportedTest,
  type Status,
  type Violation,
} from './report.ts'

/** The contents of a report file: the report, its screenshots in data URLs, and the runs before it. */
export interface ReportFile extends Report {
  screens: Readonly<Record<string, string>>
  history: History
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The report of a run as one HTML page that needs no other file. Its data is in it, for the gallery and for comparison. */
export function pageOf(file: ReportFile): string {
  // A closing tag in the data would end the script.
  const data = JSON.stringify(file).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${file.verdict} · ${file.version} · Vitrine</title>
<style>${read('page.css')}</style>
</head>
<body>
${renderToStaticMarkup(body(file))}
<script id="report" type="application/json">${data}</script>
<script>${stripTypeScriptTypes(read('pageScript.ts'))}</script>
</body>
</html>
`
}

const sections = {
  parts: 'Parts',
  problems: 'Failures',
  clauses: 'Specification',
  machines: 'Machines',
  accessibility: 'Accessibility',
  figures: 'Figures',
  changes: 'Changes',
}

function body(file: ReportFile): ReactNode {
  const links = Object.entries(sections).map(([id, title]) =>
    h('a', { key: id, href: `#${id}` }, title),
  )
  return h(
    'main',
    null,
    h(
      'header',
      { className: 'top' },
      h('p', { className: 'shop' }, 'Vitrine'),
      h(
        'h1',
        null,
        'Release report ',
        h('span', { className: 'verdict', 'data-status': file.verdict }, file.verdict),
      ),
      h(
        'ul',
        { className: 'reasons' },
        file.reasons.map((reason) => h('li', { key: reason }, reason)),
      ),
      h(
        'dl',
        { className: 'facts' },
        Object.entries({
          Version: file.version,
          Commit:
            file.commit &&
            `${file.commit.subject} (${file.commit.id.slice(0, 8)}, ${dateText(file.commit.date)})`,
          Date: dateText(file.date),
          Duration: durationText(file.duration),
          ...file.programs,
        })
          .filter(([, value]) => value)
          .map(([name, value]) =>
            h('div', { key: name }, h('dt', null, name), h('dd', null, value)),
          ),
      ),
      h('nav', { 'aria-label': 'Sections' }, links),
    ),
    section('parts', partTable(file)),
    section('problems', problems(file.tests)),
    section('clauses', filter('clauses'), clauseTables(file)),
    section(
      'machines',
      file.machines.map((machine) => machineDetails(machine, file.tests)),
    ),
    section('accessibility', accessibility(file)),
    section('figures', figures(file)),
    section('changes', changes(file.history)),
  )
}

const section = (id: keyof typeof sections, ...children: ReactNode[]) =>
  h(
    'section',
    { id, 'aria-labelledby': `${id}-heading` },
    h('h2', { id: `${id}-heading` }, sections[id]),
    ...children,
  )

const badge = (status: Status) => h('span', { className: 'status', 'data-status': status }, status)

/** Such as 23 November 2026, 23:44 UTC. */
const dateText = (date: string) =>
  `${new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const table = (heads: readonly string[], rows: ReactNode) =>
  h(
    'div',
    { className: 'scroll' },
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          heads.map((head) => h('th', { key: head, scope: 'col' }, head)),
        ),
      ),
      h('tbody', null, rows),
    ),
  )

const row = (key: string, status: Status, ...cells: ReactNode[]) =>
  h(
    'tr',
    { key, 'data-status': status },
    ...cells.map((cell, column) => h('td', { key: column }, cell)),
  )

function partTable({ parts }: Report): ReactNode {
  const rows = parts.map(({ project, status, counts, duration, date, earlier }) =>
    row(
      project,
      status,
      project,
      badge(status),
      String(counts.passed),
      String(counts.failed),
      String(counts.flaky),
      String(counts.skipped),
      durationText(duration),
      earlier ? `last ran for ${earlier}, ${dateText(date)}` : date ? dateText(date) : 'never ran',
    ),
  )
  return table(
    ['Part', 'Result', 'Passed', 'Failed', 'Flaky', 'Skipped', 'Tests took', 'Ran'],
    rows,
  )
}

const testName = ({ project, file, title }: ReportedTest) => `${project} · ${file} › ${title}`

function problems(tests: readonly ReportedTest[]): ReactNode {
  const found = tests.filter(({ status }) => isBad(status))
  if (found.length === 0) return h('p', null, 'No test failed, and none was flaky.')
  return testDetails(found)
}

const testDetails = (tests: readonly ReportedTest[]) =>
  tests.map((test) =>
    h(
      'details',
      { key: testName(test), open: test.status === 'failed' },
      h('summary', null, badge(test.status), ' ', testName(test)),
      h('pre', null, test.message),
    ),
  )

const filter = (of: string) =>
  h(
    'p',
    { className: 'filter' },
    h('label', null, 'Find ', h('input', { type: 'search', 'data-filter': of })),
    h(
      'label',
      null,
      'Result ',
      h(
        'select',
        { 'data-filter': of },
        ['all', 'passed', 'failed', 'flaky', 'skipped', 'not run'].map((status) =>
          h('option', { key: status }, status),
        ),
      ),
    ),
  )

const testList = (numbers: readonly number[], tests: readonly ReportedTest[]) => {
  const named = numbers.flatMap((number) => tests[number] ?? [])
  if (named.length === 0) return null
  return h(
    'details',
    null,
    h('summary', null, named.length === 1 ? '1 test' : `${named.length} tests`),
    h(
      'ul',
      null,
      named.map((test) =>
        h(
          'li',
          { key: testName(test) },
          badge(test.status),
          ' ',
          testName(test),
          test.status !== 'passed' && test.message ? h('pre', null, test.message) : null,
        ),
      ),
    ),
  )
}

function clauseTables({ clauses, tests }: Report): ReactNode {
  return [...Map.groupBy(clauses, ({ id }) => id.split('.')[0])].map(([topic, own]) =>
    h(
      'details',
      { key: topic, className: 'topic' },
      h('summary', null, `${topic} `, tally(own)),
      table(
        ['Clause', 'Result', 'States', 'Tests'],
        own.map(({ id, sentence, status, states, tests: numbers }) =>
          row(
            id,
            status,
            [h('code', { key: 'id' }, id), h('p', { key: 'sentence' }, sentence)],
            badge(status),
            states.map((state) => h('div', { key: state }, h('code', null, state))),
            testList(numbers, tests),
          ),
        ),
      ),
    ),
  )
}

function tally(items: readonly Pick<ReportedClause, 'status'>[]): ReactNode {
  const counts = Map.groupBy(items, ({ status }) => status)
  return h(
    'span',
    { className: 'tally' },
    [...counts].map(([status, own]) =>
      h(
        'span',
        { key: status, className: 'status', 'data-status': status },
        `${own.length} ${status}`,
      ),
    ),
  )
}

function machineDetails(
  { id, about, status, tests: count, failures, states, transitions }: ReportedMachine,
  tests: readonly ReportedTest[],
): ReactNode {
  const items = (heads: readonly string[], own: readonly ReportedItem[]) =>
    table(
      heads,
      own.map((item) =>
        row(
          item.id,
          item.status,
          [h('code', { key: 'id' }, item.id), h('p', { key: 'title' }, item.title)],
          badge(item.status),
          testList(item.alone, tests),
          item.excluded
            ? h('span', { className: 'excluded' }, `excluded: ${item.excluded}`)
            : testList(item.browser, tests),
        ),
      ),
    )
  return h(
    'details',
    { key: id, className: 'machine', id: `machine-${id}` },
    h(
      'summary',
      null,
      `${id} `,
      badge(status),
      failures.length > 0
        ? ` ${failures.length} of ${count} tests not passed `
        : ` ${count} tests `,
      tally([...states, ...transitions]),
    ),
    h('p', null, about),
    testDetails(failures.flatMap(({ test }) => tests[test] ?? [])),
    h('div', { className: 'screens' }, states.map(screensOf)),
    h('h3', null, 'States'),
    items(['State', 'Result', 'Alone', 'In a browser'], states),
    h('h3', null, 'Transitions'),
    items(['Transition', 'Result', 'Alone', 'In a browser'], transitions),
  )
}

const screensOf = ({ id, title, screens }: ReportedItem) =>
  Object.entries(screens).map(([width, name]) =>
    h(
      'figure',
      { key: `${id} ${width}`, 'data-width': width },
      h('img', { 'data-screen': name, alt: `${title}, on a ${width}`, loading: 'lazy' }),
      h('figcaption', null, h('code', null, id), ` ${width}`),
    ),
  )

function accessibility({ machines, pages, tests }: Report): ReactNode {
  const ofStates = machines.flatMap(({ states }) =>
    states.flatMap(({ id, accessibility: found }) => found.map((each) => ({ ...each, page: id }))),
  )
  const all = [...ofStates, ...pages]
  if (all.length === 0) return h('p', null, 'axe did not run for this version.')
  const violated = all.filter(({ violations }) => violations.length > 0)
  const list = (violations: readonly Violation[]) =>
    violations.map(({ rule, elements }) =>
      h('li', { key: rule }, h('strong', null, rule), h('pre', null, elements.join('\n'))),
    )
  const looked = new Set(
    tests.flatMap(({ accessibility: own = [] }) => own.map(({ page }) => page)),
  )
  return [
    h(
      'p',
      { key: 'count' },
      `axe examined ${all.length} screens of ${looked.size} states and pages by WCAG 2.2 AA and its best practices: ${
        violated.length === 0 ? 'no violation.' : `${violated.length} with violations.`
      }`,
    ),
    ...violated.map(({ page, width, violations }) =>
      h(
        'details',
        { key: `${page} ${width}`, open: true },
        h('summary', null, `${page}, ${width}`),
        h('ul', null, list(violations)),
      ),
    ),
    h(
      'details',
      { key: 'all' },
      h('summary', null, 'Every examined screen'),
      table(
        ['State or page', 'Width', 'Violations'],
        all.map(({ page, width, violations }, index) =>
          row(
            `${index}`,
            violations.length > 0 ? 'failed' : 'passed',
            h('code', null, page),
            width,
            violations.map(({ rule }) => rule).join(', ') || 'none',
          ),
        ),
      ),
    ),
  ]
}

function figures({ figures: own, version }: Report): ReactNode {
  if (own.length === 0) return h('p', null, 'Neither sizes nor benchmarks ran.')
  return own.map(({ title, text, version: measured, date }) =>
    h(
      'figure',
      { key: `${title} ${date}`, className: 'figure' },
      h(
        'figcaption',
        null,
        title,
        text === '' || measured === version ? '' : ` (measured for ${measured}, ${dateText(date)})`,
      ),
      text ? h('pre', null, text) : h('p', null, badge('not run')),
    ),
  )
}

function changes({ runs }: History): ReactNode {
  const [, ...earlier] = runs
  if (earlier.length === 0) return h('p', null, 'There is no earlier run to compare with.')
  return [
    h(
      'label',
      { key: 'choice' },
      'Compare with ',
      h(
        'select',
        { id: 'compare' },
        earlier.map(({ version, date, verdict }, index) =>
          h('option', { key: date, value: index + 1 }, `${version}, ${dateText(date)}, ${verdict}`),
        ),
      ),
    ),
    h('div', { key: 'changes', id: 'compared' }),
  ]
}
