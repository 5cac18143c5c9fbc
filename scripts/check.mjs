import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { checks } = await import('./lib/checks.mjs')
const { runMain } = await import('./lib/failure.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { closing, runExitCode } = await import('./lib/results.mjs')

await runMain(async () => {
  await prepare({ pages: false, tools: true })
  const count = await checks()
  console.log(closing(count))
  return runExitCode(count)
})
