import { readClauses } from './lib/clauses.mjs'
import { runMain } from './lib/failure.mjs'

await runMain(async () => {
  console.log(`${readClauses().length} clauses`)
})
