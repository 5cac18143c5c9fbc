import { unusualWordings } from './docs/language.mjs'
import { Failure, runMain } from './lib/failure.mjs'

await runMain(async () => {
  const problems = unusualWordings()
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})
