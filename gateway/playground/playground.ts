import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ruruHTML } from 'ruru/server'
import { getStaticFile } from 'ruru/static'
import { developmentAssets } from '../pages/developmentPages.ts'
import { hasGallery } from '../server/gallery.ts'
import { customerExamples, customerOperations } from './customer.ts'
import type { Example } from './example.ts'
import { exampleGroups, findExample } from './examples.ts'

/** A tool of agents, with arguments to begin with. */
export interface Tool {
  name: string
  title: string
  description: string
  example: object
}

/** Folder of the playground's own files, and the features that it may offer. */
export interface PlaygroundOptions {
  tools: readonly Tool[]
  distDirectory: string
  development: boolean
  /** Whether a demonstration customer can be signed in, which is impossible in production, where customers are real. */
  hasCustomer: boolean
}

interface Assets {
  scripts: string[]
  styles: string[]
}

const staticPath = '/graphql/static/'
const clientPath = '/graphql/client/'
const entryName = 'gallery/playground/entryPlayground.tsx'

// The editor has inline scripts and starts workers, all from this server.
const policy = (development: boolean) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

function menu(current: string | undefined, tools: readonly Tool[]): string {
  const link = (address: string, title: string) =>
    `<li><a href="/graphql?${address}"${address === current ? ' aria-current="page"' : ''}>${title}</a></li>`
  const group = (title: string, links: string[]) => `<h2>${title}</h2><ul>${links.join('')}</ul>`
  const groups = [
    ...exampleGroups.map(({ title, examples }) =>
      group(
        title,
        examples.map((example) => link(`example=${example.slug}`, example.title)),
      ),
    ),
  ]
  if (tools.length > 0) {
    const links = tools.map((tool) => link(`tool=${tool.name}`, tool.title))
    groups.push(group('Tools of agents', links))
  }
  return `<nav id="examples" aria-label="Examples"><details open><summary>Examples</summary>${groups.join('')}</details></nav>`
}

/** Whether a browser navigated to the endpoint without a query. */
export const wantsPlayground = ({ headers, url }: FastifyRequest) =>
  (headers.accept ?? '').includes('text/html') && !/[?&](query|extensions)=/.test(url)

/** Data that the page passes to its script (gallery/playground/config.ts). */
function configOf(example: Example | undefined, tool: Tool | undefined, hasCustomer: boolean) {
  const text = (value: object | undefined) => (value ? JSON.stringify(value, null, 2) : '')
  return {
    query: example?.query ?? '',
    variables: text(example?.variables),
    headers: text(example?.headers),
    tool: tool && { name: tool.name, description: tool.description, input: text(tool.example) },
    needsCustomer: customerExamples.has(example?.slug ?? ''),
    customer: hasCustomer ? customerOperations() : null,
  }
}

const development: Assets = { scripts: ['/@vite/client', `/${entryName}`], styles: [] }

async function builtAssets(distDirectory: string): Promise<Assets> {
  const text = await readFile(join(distDirectory, 'gallery/.vite/manifest.json'), 'utf8')
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(text)
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build's manifest has no ${entryName}; run npm run build`)
  const address = (file: string) => file.replace(/^assets\//, clientPath)
  return { scripts: [address(entry.file)], styles: (entry.css ?? []).map(address) }
}

/** The page of the playground: a GraphQL editor with examples and documentation. */
function pageOf(url: string, assets: Assets, options: PlaygroundOptions): string {
  const parameters = new URLSearchParams(url.split('?', 2)[1])
  const tool = options.tools.find(({ name }) => name === parameters.get('tool'))
  const chosen = findExample(parameters.get('example'))
  const current = tool ? `tool=${tool.name}` : chosen && `example=${chosen.slug}`
  const values = configOf(chosen ?? findExample('find-dresses'), tool, options.hasCustomer)
  const config = JSON.stringify(values).replaceAll('<', '\\u003c')
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  const modules = assets.scripts.map((src) => `<script type="module" src="${src}"></script>`)
  const preamble = options.development
    ? `<script type="module">${developmentAssets.preamble ?? ''}</script>`
    : ''
  return ruruHTML({
    staticPath,
    endpoint: '/graphql',
    htmlParts: {
      metaTags: (tags) =>
        `${tags}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
      titleTag: '<title>Playground · Vitrine</title>',
      // Without the gallery the page is the editor alone, as its package has it.
      ...(modules.length > 0 && {
        styleTags: (tags: string) => tags + styles.join(''),
        configScript: `<script type="application/json" id="config">${config}</script>`,
        bodyContent: (editor: string) =>
          `<div id="playground"><div id="bar"></div>${menu(current, options.tools)}<main>${editor}</main><div id="run"></div></div>`,
        bodyInitScript: preamble + modules.join(''),
      }),
    },
  })
}

/** Serves the playground's files, and returns its response to a browser that opens /graphql. */
export async function registerPlayground(app: FastifyInstance, options: PlaygroundOptions) {
  const isExtended = hasGallery(options)
  const built = () =>
    isExtended ? builtAssets(options.distDirectory) : { scripts: [], styles: [] }
  const assets = options.development && isExtended ? development : await built()
  registerEditorFiles(app)
  if (isExtended && !options.development)
    await app.register(fastifyStatic, {
      root: join(options.distDirectory, 'gallery/assets'),
      prefix: clientPath,
      decorateReply: false,
      maxAge: '1h',
    })
  const headers = {
    'content-security-policy': policy(options.development),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  }
  return (url: string) => ({ headers, page: pageOf(url, assets, options) })
}

function registerEditorFiles(app: FastifyInstance) {
  app.get(`${staticPath}*`, async (request, reply) => {
    const file = await getStaticFile({
      staticPath,
      urlPath: request.url.split('?', 1)[0] ?? '',
      acceptEncoding: request.headers['accept-encoding'],
      disallowDevAssets: true,
    })
    if (!file) return reply.code(404).send()
    return reply
      .headers({ ...file.headers, 'cache-control': 'public, max-age=3600' })
      .send(file.content)
  })
}
