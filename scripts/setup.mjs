import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { prepare } = await import('./lib/prepare.mjs')

await runMain(() => prepare({ pages: true, tools: true }))
