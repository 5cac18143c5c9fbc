import { paths } from '@vitrine/web/paths.ts'
import { routes } from '@vitrine/web/routes.ts'
import { readClauses } from '../../../scripts/docs/clauses.mjs'
import { readBoundTests } from '../clauses/boundTests.ts'
import { bareTexts } from './bareText.ts'
import { emptyFields } from './emptyFields.ts'
import { misplacedPages, untestedPages } from './pageProblems.ts'
import { unmappedFields } from './unmappedFields.ts'

/** Checks what the recipes of CONTRIBUTING.md require and types cannot: prints each problem with its remedy. */
const problems = [
  ...misplacedPages(routes, paths),
  ...untestedPages(routes, readClauses(), readBoundTests()),
  ...(await unmappedFields()),
  ...(await emptyFields()),
  ...bareTexts(),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
