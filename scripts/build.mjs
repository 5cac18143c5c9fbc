import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { compressFiles } from './lib/compress.mjs'
import { addDocuments } from './lib/documents.mjs'
import { keepEarlierAssets } from './lib/earlierAssets.mjs'
import { runMain } from './lib/failure.mjs'
import { writeStamp } from './lib/fingerprint.mjs'
import { buildStamp, sourcesOfPages } from './lib/pages.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

const next = inRoot('dist', `next-${process.pid}`)
const names = ['client', 'server', 'gallery']

/** The builds for browsers, one for each language, with the names of their manifests (gateway/pages/buildAssets.ts). */
const clients = [
  { language: 'en', manifest: '.vite/manifest.json' },
  { language: 'th', manifest: '.vite/manifest.th.json' },
]

/** Replaces the previous build by a finished one; a failed build leaves it unchanged. */
function swap() {
  for (const name of names) {
    const target = inRoot('dist', name)
    if (existsSync(target)) renameSync(target, `${next}/${name}-before`)
    renameSync(`${next}/${name}`, target)
  }
}

await runMain(async () => {
  await prepare({ pages: false })
  const { build } = await import('vite')
  const sources = sourcesOfPages()
  mkdirSync(next, { recursive: true })
  try {
    // Files without texts are the same in each language, and are written once.
    for (const { language, manifest } of clients)
      await build({
        root,
        define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) },
        build: { outDir: `${next}/client`, manifest, emptyOutDir: false },
      })
    await build({ root, build: { outDir: `${next}/server`, ssr: true } })
    await build({ root, mode: 'gallery', build: { outDir: `${next}/gallery` } })
    await compressFiles(`${next}/client`)
    addDocuments({
      manifest: inRoot('web', 'generated', 'persistedDocuments.json'),
      to: `${next}/client`,
    })
    keepEarlierAssets({
      from: inRoot('dist', 'client'),
      to: `${next}/client`,
      record: inRoot('dist', 'builds.json'),
      now: Date.now(),
    })
    swap()
    writeStamp(buildStamp, sources)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
})
