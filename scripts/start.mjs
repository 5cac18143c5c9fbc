import './lib/nodeVersion.mjs'

// Only now: an older Node cannot even load the rest, and would say so with a stack.
const { runMain } = await import('./lib/failure.mjs')
const { serve } = await import('./lib/serve.mjs')

await runMain(() => serve({ development: process.argv.includes('--dev') }))
