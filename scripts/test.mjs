import './lib/nodeVersion.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { closing, exitCodeOf, total } = await import('./lib/results.mjs')
const { isTestFile, partsNamed } = await import('./lib/testParts.mjs')
const { printCoverage, writeReport } = await import('./lib/runners.mjs')

await runMain(async () => {
  const started = new Date().toISOString()
  const names = process.argv.slice(2)
  const parts = partsNamed(names)
  await prepare({ pages: true })
  const counts = []
  for (const { title, run } of parts) {
    console.log(`\n── ${title} ──`)
    counts.push(await run())
  }
  if (names.length === 0 || !names.every(isTestFile)) {
    console.log('\n── What tests reach of the machines ──')
    await printCoverage()
    console.log('\n── Report ──')
    counts.push(await writeReport(started, names.length === 0))
  }
  const count = total(counts)
  console.log(closing(count))
  return exitCodeOf(count)
})
