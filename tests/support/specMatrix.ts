import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clauses } from '#machines/tools/clauses.ts'
import { machineCatalog } from '#machines/tools/machineCatalog.ts'
import { nodesOf } from '#machines/tools/machineStructure.ts'
import { clauseTests } from './clauseTests.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'docs/spec-matrix.md')

/** Clauses that nothing may ship without a test of. */
const binding = /^§[45] /

const states = machineCatalog.flatMap(({ machine }) =>
  nodesOf(machine)
    .slice(1)
    .map((node) => ({
      machine: machine.id,
      path: node.path.join('.'),
      spec: node.meta?.spec ?? '',
    })),
)

/** Whether a file has a test whose name holds these words, and that is not left out. */
function holds(path: string, words: string): boolean {
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const [before = '', ...found] = text.split(words)
  return found.length > 0 && !/\.(skip|fixme|todo)\(\s*['"`][^'"`]*$/.test(before)
}

type NamedTests = typeof clauseTests

/** The tests of a clause: those made from the machines whose states answer to it, and those that name it. */
function testsOf(clause: string, namedTests: NamedTests = clauseTests): string[] {
  const machines = [
    ...new Set(states.filter(({ spec }) => spec === clause).map((each) => each.machine)),
  ]
  const generated = machines.flatMap((id) => [
    `tests/machines/${id}.test.ts`,
    `tests/e2e/machines.${id}.spec.ts`,
  ])
  const named = (namedTests[clause] ?? []).map(([path, words]) => `${path}: ${words}`)
  return [...generated.filter((path) => existsSync(join(root, path))), ...named]
}

/** Tests of what a shopper meets; a CMS or a gateway may be right behind a page that is wrong. */
const isOfShop = (test: string) => /^tests\/(machines|web|e2e)\//.test(test)

/** What is wrong: a clause without a test of the shop, a state or test whose clause is unknown, a test that is gone. */
export function gaps(
  known: Readonly<Record<string, string>> = clauses,
  namedTests: NamedTests = clauseTests,
): string[] {
  const names = Object.keys(known)
  return [
    ...names
      .filter((clause) => binding.test(clause) && !testsOf(clause, namedTests).some(isOfShop))
      .map((clause) => `${clause} has no test of the shop`),
    ...states
      .filter(({ spec }) => !(spec in known))
      .map(
        ({ machine, path, spec }) => `${machine}.${path} answers to “${spec}”, which is no clause`,
      ),
    ...Object.keys(namedTests)
      .filter((clause) => !(clause in known))
      .map((clause) => `tests are named for “${clause}”, which is no clause`),
    ...Object.entries(namedTests).flatMap(([clause, tests]) =>
      tests
        .filter(([path, words]) => !holds(path, words))
        .map(([path, words]) => `${clause}: there is no “${words}” in ${path}`),
    ),
  ]
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** docs/spec-matrix.md: each clause, the states that answer to it, and its tests. */
export function matrix(): string {
  const rows = Object.keys(clauses).map((clause) => {
    const own = states.filter(({ spec }) => spec === clause)
    const shown = own.map(({ machine, path }) => `\`${machine}.${path}\``).join(' ')
    return `| ${clause} | ${shown} | ${testsOf(clause).map(cell).join('<br>')} |`
  })
  return [
    '# The specification and its tests',
    'Written by `npm run diagrams` from the clauses that machines name and from `tests/support/clauseTests.ts`; `npm test` fails when it is stale, or when a clause of §4 or §5 has no test of the machine, the page or the browser. Tests under `tests/machines` are made from the machine itself and take each of its transitions; those under `tests/e2e/machines.*` drive the same transitions in a browser.',
    ['| Clause | States | Tests |', '| --- | --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n')
}

async function main(isCheck: boolean): Promise<void> {
  const wrong = gaps()
  const isStale = isCheck && (existsSync(file) ? readFileSync(file, 'utf8') : '') !== matrix()
  if (isStale) wrong.push('docs/spec-matrix.md is stale: run `npm run diagrams`')
  for (const each of wrong) console.error(each)
  if (wrong.length > 0) process.exitCode = 1
  if (!isCheck) await writeFile(file, matrix())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.includes('--check'))
}
