import './lib/nodeVersion.mjs'
import { runMain } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { closingLine, exitCodeOf, total } from './lib/results.mjs'
import { partsNamed } from './lib/testParts.mjs'

await runMain(async () => {
  const parts = partsNamed(process.argv.slice(2))
  await prepare({ pages: true })
  const counts = []
  for (const { title, run } of parts) {
    console.log(`\n── ${title} ──`)
    counts.push(await run())
  }
  const count = total(counts)
  console.log(`\n${closingLine(count)}`)
  return exitCodeOf(count)
})
