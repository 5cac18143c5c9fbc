import './lib/nodeVersion.mjs'
import { runMain } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'

await runMain(() => prepare({ pages: true }))
