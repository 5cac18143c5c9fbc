import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { betterAddress } from './addresses.ts'
import { developmentAssets, startVite } from './developmentPages.ts'
import { FirstPictures } from './firstPictures.ts'

/** What web/app/entryServer.tsx exports; the built bundle is loaded at run time. */
export interface PageRenderer {
  render(request: {
    url: string
    siteUrl: string
    requestId: string
    nonce: string
    now: Date
    isQa: boolean
    execute: (request: { hash: string; variables: Record<string, unknown> }) => Promise<object>
    assetsOf: (module: string) => PageAssets
    pictureOf: (address: string) => string | undefined
  }): Promise<{ status: number; body: Readable; headers?: Record<string, string> }>
}

/** The files one page needs in its head. */
export interface PageAssets {
  styles: { href: string; css?: string }[]
  modules: string[]
  entry: string[]
  preamble?: string
}

export interface PagesOptions {
  siteUrl: string
  /** Where pictures come from. */
  cmsUrl: string
  /** Where `npm run build` put `client/` and `server/`. */
  distDirectory: string
  /** Serve the sources with hot reload instead of the build. */
  development: boolean
  now: () => Date
  /** Reviewers may follow the machines of a page. */
  isQa: boolean
  /** Runs one persisted document for a visitor without a name. */
  execute: (
    request: { hash: string; variables: Record<string, unknown> },
    context: { requestId: string },
  ) => Promise<object>
}

interface PageSource {
  renderer: () => Promise<PageRenderer>
  assetsOf: (module: string) => PageAssets
}

/** Serves every address that is no server's own as a page rendered first here. */
export async function registerPages(app: FastifyInstance, options: PagesOptions) {
  const source = options.development
    ? await developmentSource(app)
    : await builtSource(options.distDirectory)
  const pictures = new FirstPictures(options.cmsUrl)
  app.get('/*', async (request, reply) => {
    const better = betterAddress(request.url)
    if (better) return reply.redirect(better, 301)
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', contentSecurityPolicy(nonce, options.development))
    reply.type('text/html; charset=utf-8')
    try {
      const { render } = await source.renderer()
      const page = await render({
        url: request.url,
        siteUrl: options.siteUrl,
        requestId: request.id,
        nonce,
        now: options.now(),
        isQa: options.isQa,
        assetsOf: source.assetsOf,
        pictureOf: (address) => pictures.take(address),
        execute: (operation) => options.execute(operation, { requestId: request.id }),
      })
      reply.code(page.status)
      if (page.status === 503) reply.header('retry-after', '5')
      reply.header(
        'cache-control',
        page.status === 200 ? 'public, max-age=0, s-maxage=30' : 'no-store',
      )
      return reply.send(page.body)
    } catch (error) {
      return plainShell(request, error, source.assetsOf, (html) =>
        reply.code(200).header('cache-control', 'no-store').send(html),
      )
    }
  })
}

/** Rendering failed: the browser gets the code alone and takes over. */
function plainShell<Answer>(
  request: FastifyRequest,
  error: unknown,
  assetsOf: PageSource['assetsOf'],
  send: (html: string) => Answer,
) {
  request.log.error({ err: error, url: request.url }, 'page rendering failed')
  const { styles, entry } = assetsOf('')
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}">`)
  const scripts = entry.map((src) => `<script type="module" src="${src}"></script>`)
  return send(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${links.join('')}</head><body>${scripts.join('')}</body></html>`,
  )
}

/** Scripts by nonce alone; pictures and films from where editors keep them; forms and frames from here. */
function contentSecurityPolicy(nonce: string, development: boolean) {
  const scripts = `'self' 'nonce-${nonce}'${development ? " 'unsafe-inline'" : ''}`
  return [
    "default-src 'self'",
    `script-src ${development ? "'self' 'unsafe-inline'" : scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "frame-src https://player.vimeo.com https://www.youtube-nocookie.com 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}

async function developmentSource(app: FastifyInstance): Promise<PageSource> {
  const vite = await startVite(app)
  return {
    renderer: async () => (await vite.ssrLoadModule('/web/app/entryServer.tsx')) as PageRenderer,
    assetsOf: () => developmentAssets,
  }
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

async function builtSource(distDirectory: string): Promise<PageSource> {
  const text = await readFile(join(distDirectory, 'client/.vite/manifest.json'), 'utf8')
  const manifest: Record<string, ManifestChunk> = JSON.parse(text)
  const renderer: PageRenderer = await import(
    pathToFileURL(join(distDirectory, 'server/entryServer.js')).href
  )
  const known = new Map<string, PageAssets>()
  return {
    renderer: async () => renderer,
    assetsOf: (module) => {
      const assets = known.get(module) ?? assetsFromManifest(distDirectory, manifest, module)
      known.set(module, assets)
      return assets
    },
  }
}

const entryName = 'web/app/entryClient.tsx'

const styleSheet = (distDirectory: string, file: string) =>
  readFileSync(join(distDirectory, 'client', file), 'utf8')

/** Follows the imports of the entry and of one page through the build's manifest. */
function assetsFromManifest(
  distDirectory: string,
  manifest: Record<string, ManifestChunk>,
  module: string,
): PageAssets {
  const chunks = new Map<string, ManifestChunk>()
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(name)) return
    chunks.set(name, chunk)
    chunk.imports?.forEach(collect)
  }
  collect(entryName)
  if (module) collect(`web/pages/${module}.tsx`)
  const url = (file: string) => `/${file}`
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build's manifest has no ${entryName}; run npm run build`)
  const parts = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  return {
    // A script of its own for each part: one long piece of work becomes several, between which a page answers.
    entry: [...parts, entry].map(({ file }) => url(file)),
    styles: [manifest['style.css'], entry]
      .flatMap((chunk) => chunk?.css ?? chunk?.file ?? [])
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ href: url(file), css: styleSheet(distDirectory, file) })),
    modules: [...chunks].filter(([name]) => name !== entryName).map(([, { file }]) => url(file)),
  }
}
