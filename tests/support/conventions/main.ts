import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { paths } from '#web/paths.ts'
import { routes } from '#web/routes.ts'
import { readClauses } from '../../../scripts/docs/clauses.mjs'
import { query } from '../../bench/gatewayServers/query.ts'
import { readBoundTests } from '../clauses/boundTests.ts'
import { bareTexts } from './bareText.ts'
import { misplacedPages, untestedPages } from './pageProblems.ts'
import { unmappedFields } from './unmappedFields.ts'

/** The mistakes in the one document that tests send and `npm run codegen` does not read. */
const invalidDocuments = () =>
  validate(buildSchema(readFileSync('schema.graphql', 'utf8')), parse(query)).map(
    ({ message }) => `tests/bench/gatewayServers/query.ts: ${message}`,
  )

/** Checks what the recipes of CONTRIBUTING.md require and types cannot: prints each problem with its remedy. */
const problems = [
  ...misplacedPages(routes, paths),
  ...untestedPages(routes, readClauses(), readBoundTests()),
  ...(await unmappedFields()),
  ...invalidDocuments(),
  ...bareTexts(),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
