import './lib/requirements.mjs'

// Imported after the version check, because older versions of Node cannot load it.
const { runMain } = await import('./lib/failure.mjs')
const { serveWithWordPress } = await import('./wordpress/serveWithWordPress.mjs')

await runMain(serveWithWordPress)
