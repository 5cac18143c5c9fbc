import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { serve } = await import('./lib/serve.mjs')

await runMain(() => serve({ development: process.argv.includes('--dev') }))
