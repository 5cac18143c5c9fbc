import { existsSync, renameSync, rmSync } from 'node:fs'
import { adminStamp, sourcesOfAdmin } from './lib/admin.mjs'
import { runMain } from './lib/failure.mjs'
import { writeStamp } from './lib/fingerprint.mjs'
import { inRoot } from './lib/paths.mjs'

const next = inRoot('dist', `admin-${process.pid}`)
const target = inRoot('dist', 'admin')

// Replaces the previous build by a finished one; a failed build leaves it unchanged.
await runMain(async () => {
  const { build } = await import('vite')
  const sources = sourcesOfAdmin()
  try {
    await build({
      configFile: inRoot('engines', 'office', 'vite.config.ts'),
      build: { outDir: next },
    })
    if (existsSync(target)) renameSync(target, `${next}-before`)
    renameSync(next, target)
    writeStamp(adminStamp, sources)
  } finally {
    for (const folder of [next, `${next}-before`]) rmSync(folder, { recursive: true, force: true })
  }
})
