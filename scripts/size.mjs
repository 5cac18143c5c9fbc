import './lib/nodeVersion.mjs'
import { runMain } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { closingLine, exitCodeOf } from './lib/results.mjs'
import { sizes } from './lib/sizes.mjs'

await runMain(async () => {
  await prepare({ pages: true })
  const count = await sizes()
  console.log(`\n${closingLine(count)}`)
  return exitCodeOf(count)
})
