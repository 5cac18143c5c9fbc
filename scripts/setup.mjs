import './lib/nodeVersion.mjs'

// Only now: an older Node cannot even load the rest, and would say so with a stack.
const { runMain } = await import('./lib/failure.mjs')
const { prepare } = await import('./lib/prepare.mjs')

await runMain(() => prepare({ pages: true }))
