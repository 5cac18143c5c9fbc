import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { isClause } from '../../../scripts/docs/citations.mjs'
import { type Clause, readClauses } from '../../../scripts/docs/clauses.mjs'
import {
  isDeletableClause,
  isDeletableFile,
  isDeletedClause,
} from '../../../scripts/lib/workspaces.mjs'
import { type BoundTest, isInClause, readBoundTests } from './boundTests.ts'

const root = join(import.meta.dirname, '../../..')

/** Parts of the specification that need at least one test of the shop: features, and the fields of forms. */
const required = [
  ...['listing', 'product', 'wishlist', 'cart', 'session', 'search', 'popups', 'stores'],
  ...['orders', 'orders.history', 'orders.detail', 'payment', 'payment.qr', 'confirm-payment'],
  ...['sign-in', 'register', 'newsletter', 'checkout', 'confirm-payment'].map(
    (form) => `validation.${form}`,
  ),
  ...['search.minimum', 'cart.quantity', 'session.lost-password', 'session.reset-password'],
]

const states = machineCatalog.flatMap(({ machine }) =>
  stateNodes(machine)
    .slice(1)
    .map((node) => ({
      machine: machine.id,
      path: node.path.join('.'),
      spec: node.meta?.spec ?? '',
    })),
)

const isInGroup = (id: string, group: string) => id === group || id.startsWith(`${group}.`)

/** The tests generated from a machine, at both levels. */
const generatedTests = (machine: string) =>
  [`tests/machines/${machine}.test.ts`, `tests/e2e/machines/${machine}.spec.ts`].filter((path) =>
    existsSync(join(root, path)),
  )

/** Tests of what a shopper uses: a correct CMS or gateway does not make a page correct. */
const isOfShop = (path: string) => /^tests\/(machines|web|e2e)\//.test(path)

function hasShopTest(group: string, bound: readonly BoundTest[]): boolean {
  const hasState = states.some(
    ({ spec, machine }) => isInGroup(spec, group) && generatedTests(machine).length > 0,
  )
  return (
    hasState || bound.some(({ clause, file: path }) => isInGroup(clause, group) && isOfShop(path))
  )
}

/** Whether a test names a clause, or a state with generated tests cites it. */
const hasTest = (id: string, bound: readonly BoundTest[]) =>
  bound.some(({ clause }) => isInClause(id, clause)) ||
  states.some(({ spec, machine }) => spec === id && generatedTests(machine).length > 0)

/**
 * Describes every gap: a clause without a test that stays when workspaces are deleted, a required part without a test of the
 * shop, and a state or test of an unknown clause.
 */
export function gaps(
  clauses: readonly Clause[] = readClauses(),
  bound: readonly BoundTest[] = readBoundTests(),
): string[] {
  const lasting = bound.filter(({ file }) => !isDeletableFile(file))
  const isTested = ({ id }: Clause) =>
    isDeletedClause(id) || hasTest(id, isDeletableClause(id) ? bound : lasting)
  return [
    ...clauses
      .filter((clause) => !isTested(clause))
      .map(({ id }) => `${id} has no test: name it by covers() in one, or cite it in a state`),
    ...required
      .filter((group) => !hasShopTest(group, bound))
      .map((group) => `${group} has no test of the shop`),
    ...required
      .filter((group) => !clauses.some(({ id }) => isInGroup(id, group)))
      .map((group) => `${group} is required, but not a part of the specification`),
    ...states
      .filter(({ spec }) => !isClause(spec, clauses))
      .map(
        ({ machine, path, spec }) => `${machine}.${path} cites “${spec}”, which is not a clause`,
      ),
    ...bound
      .filter(({ clause }) => !isClause(clause, clauses))
      .map(({ clause, file: path }) => `${path} covers “${clause}”, which is not a clause`),
  ]
}

/** Returns the clauses of the parts that begin with one of the prefixes: the states that cite each, and its tests. */
export function matrix(prefixes: readonly string[]): string[] {
  const bound = readBoundTests()
  const isWanted = ({ id }: Clause) =>
    prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))
  return readClauses()
    .filter(isWanted)
    .map(({ id }) => {
      const clauseStates = states.filter(({ spec }) => spec === id)
      const machines = [...new Set(clauseStates.map(({ machine }) => machine))]
      const named = bound
        .filter(({ clause }) => isInClause(id, clause))
        .map(({ file, title }) => `${file}: ${title}`)
      const citing = clauseStates.map(({ machine, path }) => `state ${machine}.${path}`)
      return [id, ...citing, ...machines.flatMap(generatedTests), ...new Set(named)].join('\n    ')
    })
}

function main([first, ...rest]: readonly string[]): void {
  if (first !== '--check') {
    console.log(matrix(first ? [first, ...rest] : []).join('\n'))
    return
  }
  const problems = gaps()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
