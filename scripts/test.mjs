import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { elapsed } = await import('./lib/progress.mjs')
const { sourcesOfPages } = await import('./lib/pages.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { closing, runExitCode, total } = await import('./lib/results.mjs')
const { partsNamed } = await import('./lib/testParts.mjs')
const { writeMachineResults } = await import('./lib/runners.mjs')

await runMain(async () => {
  const parts = partsNamed(process.argv.slice(2))
  const counts = []
  /** @type {{ title: string, milliseconds: number }[]} */
  const times = []
  /** @param {string} title @param {() => Promise<void>} work */
  const timed = async (title, work) => {
    const before = performance.now()
    await work()
    times.push({ title, milliseconds: performance.now() - before })
  }
  await timed('Preparing', () => prepare({ pages: false, tools: true }))
  const sources = sourcesOfPages()
  // Not before the parts without pages, whose results would wait for the build.
  const firstWithPages = parts.find(({ needsPages }) => needsPages)
  for (const part of parts) {
    const { title, run } = part
    if (part === firstWithPages)
      await timed('Preparing the pages', () => prepare({ pages: true, tools: true }))
    console.log(`\n── ${title} ──`)
    await timed(title, async () => void counts.push(await run()))
  }
  console.log('\n── Machines ──')
  counts.push(await writeMachineResults())
  console.log('\n── Time ──')
  for (const { title, milliseconds } of times)
    console.log(`${elapsed(milliseconds).padStart(12)}  ${title}`)
  if (sourcesOfPages() !== sources)
    console.log('\nThe code changed during this run: some results may belong to the earlier code.')
  const count = total(counts)
  console.log(closing(count))
  return runExitCode(count)
})
