import './lib/nodeVersion.mjs'
import { checks } from './lib/checks.mjs'
import { runMain } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { closingLine, exitCodeOf } from './lib/results.mjs'

await runMain(async () => {
  await prepare({ pages: false })
  const count = await checks()
  console.log(`\n${closingLine(count)}`)
  return exitCodeOf(count)
})
