import './lib/nodeVersion.mjs'
import { runMain } from './lib/failure.mjs'
import { serve } from './lib/serve.mjs'

await runMain(() => serve({ development: process.argv.includes('--dev') }))
