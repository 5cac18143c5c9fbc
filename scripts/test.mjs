import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { printDurations } = await import('./lib/durations.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { closing, exitCodeOf, total } = await import('./lib/results.mjs')
const { isTestFile, needsPages, partsNamed, wholeRunOf } = await import('./lib/testParts.mjs')
const { writeReport } = await import('./lib/runners.mjs')

await runMain(async () => {
  const started = new Date().toISOString()
  const names = process.argv.slice(2)
  const parts = partsNamed(names)
  const counts = []
  /** @type {{ title: string, milliseconds: number }[]} */
  const times = []
  /** @param {string} title @param {() => Promise<void>} work */
  const timed = async (title, work) => {
    const before = performance.now()
    await work()
    times.push({ title, milliseconds: performance.now() - before })
  }
  await timed('Preparing', () => prepare({ pages: needsPages(names), tools: true }))
  for (const { title, run } of parts) {
    console.log(`\n── ${title} ──`)
    await timed(title, async () => void counts.push(await run()))
  }
  if (names.length === 0 || !names.every(isTestFile)) {
    console.log('\n── Report ──')
    counts.push(await writeReport(started, wholeRunOf(names)))
  }
  console.log('\n── Time ──')
  printDurations(times, started)
  const count = total(counts)
  console.log(closing(count))
  return exitCodeOf(count)
})
