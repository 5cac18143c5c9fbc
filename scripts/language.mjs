import { Failure, runMain } from './lib/failure.mjs'
import { unusualWordings } from './docs/language.mjs'

await runMain(async () => {
  const problems = unusualWordings()
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})
