import { unknownCitations } from './docs/citations.mjs'
import { readClauses } from './docs/clauses.mjs'
import { Failure, runMain } from './lib/failure.mjs'

await runMain(async () => {
  const clauses = readClauses()
  const problems = unknownCitations(clauses)
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  console.log(`${clauses.length} clauses`)
})
