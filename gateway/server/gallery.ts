import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { bannerScript } from '../faults/bannerScript.ts'
import { visitorFaults } from '../faults/requestFaults.ts'
import { developmentAssets } from '../pages/developmentPages.ts'

const entryName = 'gallery/machines/entryGallery.tsx'
const cache = fileURLToPath(new URL('../../.cache', import.meta.url))
const coverage = join(cache, 'coverage')

/** The HTML reports of the last run of Vitest and Playwright, by their folder. */
const reportFolders = ['unit', 'browser'].map((name) => ({
  name,
  folder: join(cache, 'report', name),
}))

const galleryFolder = fileURLToPath(new URL('../../gallery', import.meta.url))

/** Whether there is a gallery, which a shop may have deleted. */
export const hasGallery = ({
  distDirectory,
  development,
}: Pick<Options, 'distDirectory' | 'development'>) =>
  existsSync(development ? galleryFolder : join(distDirectory, 'gallery'))

interface Assets {
  scripts: string[]
  styles: string[]
  /** Preloaded: faces that come later do not show before the next page. */
  fonts: string[]
}

interface Options {
  distDirectory: string
  development: boolean
  /** The address of the script that shows testers their faults. */
  banner: string
}

/** Serves the machines to reviewers at /_machines: the gallery's page, and what tests covered, with screenshots and reports. */
export async function registerGallery(
  app: FastifyInstance,
  { distDirectory, development, banner }: Options,
) {
  const folder = join(distDirectory, 'gallery')
  const assets = development ? sources : await builtAssets(folder)
  const screens = join(coverage, 'screens')
  await mkdir(screens, { recursive: true })
  if (!development && existsSync(join(folder, 'assets'))) {
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/_machines/assets/',
      decorateReply: false,
      maxAge: '1h',
    })
  }
  await app.register(fastifyStatic, {
    root: screens,
    prefix: '/_machines/screens/',
    decorateReply: false,
    cacheControl: false,
  })
  for (const { name, folder: root } of reportFolders) {
    await mkdir(root, { recursive: true })
    const prefix = `/_machines/runs/${name}/`
    await app.register(fastifyStatic, { root, prefix, decorateReply: false, cacheControl: false })
  }
  const build = development ? undefined : await readStamp(join(distDirectory, 'sources'))
  app.get('/_machines/coverage.json', async (_, reply) => {
    const [{ sources, ...results }, browser, reports] = await Promise.all([
      readResults(),
      readTours(),
      readReports(),
    ])
    const isOfOtherCode = build !== undefined && sources !== undefined && sources !== build
    reply.header('cache-control', 'no-store')
    return reply.send({ ...results, browser, reports, isOfOtherCode })
  })
  for (const path of ['/_machines', '/_machines/*']) {
    app.get(path, async (request, reply) => {
      const faults = visitorFaults(request)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy(development))
        .send(page(assets, development, faults ? bannerScript(banner, faults) : ''))
    })
  }
}

/** A hash of the sources of a build; undefined without one. */
const readStamp = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )

/** Reads the verdict, coverage and failures of each machine, with a hash of the tested sources. */
async function readResults(): Promise<{ sources?: string }> {
  const text = await readFile(join(coverage, 'results.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** Reads the coverage of the browser tests: one JSON file for each tour. */
async function readTours(): Promise<unknown[]> {
  const folder = join(coverage, 'browser')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
}

/** The reports that exist, with when they were written. */
async function readReports(): Promise<{ name: string; date: Date }[]> {
  const all = reportFolders.map(async ({ name, folder }) => {
    const file = await stat(join(folder, 'index.html')).catch(() => undefined)
    return file ? [{ name, date: file.mtime }] : []
  })
  return (await Promise.all(all)).flat()
}

/** The faces that every page is set in: one that comes late waits for the next page. */
const preloadedFonts = ['.cache/fonts/bodoni-moda-latin.woff2', '.cache/fonts/anuphan-latin.woff2']

const sources: Assets = { fonts: [], styles: [], scripts: ['/@vite/client', `/${entryName}`] }

async function builtAssets(folder: string): Promise<Assets> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(text)
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build's manifest has no ${entryName}; run npm run build`)
  const sheet = manifest['style.css']?.file
  const fonts = preloadedFonts.map((name) => {
    const font = manifest[name]
    if (!font) throw new Error(`The build's manifest has no ${name}; run npm run build`)
    return font.file
  })
  return {
    fonts: fonts.map((file) => `/_machines/${file}`),
    scripts: [`/_machines/${entry.file}`],
    styles: [...(entry.css ?? []), ...(sheet ? [sheet] : [])].map((file) => `/_machines/${file}`),
  }
}

/** The HTML shell in which the gallery renders in the browser. */
function page({ fonts, styles, scripts }: Assets, development: boolean, banner: string) {
  const links = [
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ]
  const preamble = development
    ? `<script type="module">${developmentAssets.preamble ?? ''}</script>`
    : ''
  const modules = scripts.map((src) => `<script type="module" src="${src}"></script>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${banner}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Machines · Vitrine</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${links.join('')}${preamble}${modules.join('')}</head><body><div id="gallery"></div></body></html>`
}

const policy = (development: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Vite's client waits in a worker for a server that restarts.
    `worker-src 'self'${development ? ' blob:' : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
