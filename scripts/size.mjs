import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { closing, runExitCode } = await import('./lib/results.mjs')
const { sizes } = await import('./lib/sizes.mjs')

await runMain(async () => {
  await prepare({ pages: true })
  const count = await sizes()
  console.log(closing(count))
  return runExitCode(count)
})
