import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unknownCitations } from './docs/citations.mjs'
import { readClauses, specFolder } from './docs/clauses.mjs'
import { withOriginTable } from './docs/origins.mjs'
import { Failure, runMain } from './lib/failure.mjs'

await runMain(async () => {
  const clauses = readClauses()
  const problems = unknownCitations(clauses)
  const readme = join(specFolder, 'README.md')
  const text = readFileSync(readme, 'utf8')
  const counted = withOriginTable(text, clauses)
  if (process.argv.includes('--write')) writeFileSync(readme, counted)
  else if (text !== counted)
    problems.push(
      'The table of origins in docs/spec/README.md is out of date. Run `npm run diagrams`.',
    )
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  console.log(`${clauses.length} clauses`)
})
