import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { adminIsBuilt, buildAdmin } from './lib/admin.mjs'
import { compressFiles } from './lib/compress.mjs'
import { addDocuments } from './lib/documents.mjs'
import { keepEarlierAssets } from './lib/earlierAssets.mjs'
import { runMain } from './lib/failure.mjs'
import { writeStamp } from './lib/fingerprint.mjs'
import { buildStamp, sourcesOfPages } from './lib/pages.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { runOrExplain } from './lib/run.mjs'

const next = inRoot('dist', `next-${process.pid}`)
const hasGallery = existsSync(inRoot('gallery'))
const names = ['client', 'server', ...(hasGallery ? ['gallery'] : []), 'servers']

/**
 * Builds a part in a process of its own, since the plugins of a build occupy one processor.
 * @param {string} part of scripts/buildPart.mjs
 */
const buildPart = (part) =>
  runOrExplain(`Building ${part}`, node24, [inRoot('scripts', 'buildPart.mjs'), part, next])

/** Bundles the servers of `npm start`. */
const buildServers = () =>
  runOrExplain('Building the servers', node24, [
    inRoot('scripts', 'buildServers.mjs'),
    `${next}/servers`,
  ])

/** Replaces the previous build by a finished one, so that a failed build leaves it unchanged. */
function swap() {
  for (const name of names) {
    const target = inRoot('dist', name)
    if (existsSync(target)) renameSync(target, `${next}/${name}-before`)
    renameSync(`${next}/${name}`, target)
  }
}

await runMain(async () => {
  await prepare({ pages: false })
  const { storeFonts } = await import('./vite/fonts.ts')
  const sources = sourcesOfPages()
  mkdirSync(next, { recursive: true })
  try {
    await storeFonts()
    // Two lanes: each part has about one processor's work.
    const [english, thai] = [buildPart('english'), buildPart('thai')]
    await Promise.all([
      english.then(() => (hasGallery ? buildPart('gallery') : '')).then(buildServers),
      thai.then(() => buildPart('server')).then(() => (adminIsBuilt() ? '' : buildAdmin())),
      Promise.all([english, thai]).then(() => compressFiles(`${next}/client`)),
    ])
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
