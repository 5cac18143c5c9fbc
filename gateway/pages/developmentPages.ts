import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type {
  PageAssets,
  PagePlan,
  PagePlanner,
  PageRenderer,
  RenderRequest,
} from '@vitrine/contract/pageTypes.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import type { FastifyInstance } from 'fastify'
import { bannerScript } from '../faults/bannerScript.ts'
import { visitorFaults } from '../faults/requestFaults.ts'
import type { VisitorFaults } from '../faults/visitorFaults.ts'
import { requestPreview } from '../visitor/previews.ts'
import { cachedSpelling } from './cachedUrls.ts'
import { canonicalUrl, isFilePath, lowerCaseUrl } from './canonicalUrl.ts'
import { developmentPolicy } from './contentSecurityPolicy.ts'
import { movedPath } from './movedPath.ts'
import { shellPage } from './plainPages.ts'
import { previewNote } from './preview.ts'
import { PageMoved, type RenderPageOptions } from './renderPage.ts'

/** Folders of which pages import nothing. */
const unwatched = [
  ...['agents', 'deploy', 'dist', 'docs', 'engines', 'gateway', 'lab', 'tests'],
].map((folder) => `${fileURLToPath(new URL(`../../${folder}`, import.meta.url))}/**`)

/** Runs Vite inside the gateway, so that the whole shop has one port. */
async function startVite(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    // A bundled copy of the config would be a module of this process, whose removal restarts the gateway.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: unwatched } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url?.startsWith('/graphql')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return vite
}

/** The files that a page loads in development, React's refresh preamble first. */
export const developmentAssets: PageAssets = {
  styles: [{ href: '/web/ui/styles/main.css?direct' }],
  modules: [],
  entry: ['/@vite/client', '/web/app/entryClient.tsx'],
  preamble: `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
}

type Options = Pick<
  RenderPageOptions,
  'siteUrl' | 'isQa' | 'clock' | 'execute' | 'cardOrigins' | 'tagScriptUrl'
> & {
  /** The URL of the script that shows testers their faults; undefined where QA is off. */
  banner: string | undefined
}

/** Serves pages from the sources with hot reload: each request is rendered in this thread, and nothing is stored. */
export async function registerDevelopmentPages(app: FastifyInstance, options: Options) {
  const vite = await startVite(app)
  const load = async () => ({
    ...((await vite.ssrLoadModule('/web/app/entryPlan.ts')) as PagePlanner),
    ...((await vite.ssrLoadModule('/web/app/entryServer.tsx')) as PageRenderer),
  })
  let loaded: Promise<unknown> | undefined
  // The first page would wait for its modules, and before that the CMS for the processors. A mistake in one of them is
  // reported by the page that needs it.
  app.addHook('onListen', () => {
    loaded = load().catch(() => undefined)
  })
  // Before the server closes, which would wait for the connections of hot reload. Vite reports modules that it still loads.
  app.addHook('preClose', async () => {
    await loaded
    await vite.close()
  })
  app.get('/*', async (request, reply) => {
    if (isFilePath(request.url)) return reply.callNotFound()
    const canonical = canonicalUrl(request.url)
    if (canonical) return redirectLocally(reply, canonical, 301)
    reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        developmentPolicy(options.cardOrigins, options.tagScriptUrl),
      )
      .type('text/html; charset=utf-8')
    try {
      const { planPage, render } = await load()
      const plan = planPage(request.url)
      const spelling = cachedSpelling(request.url, plan.pageUrl)
      if (spelling) return redirectLocally(reply, spelling, 301)
      const faults = visitorFaults(request)
      const preview = requestPreview(request)
      const page = await render(
        await requestFor(plan, { faults, preview }, { ...options, planPage }),
      )
      const lower = page.status === 404 ? lowerCaseUrl(request.url) : undefined
      if (lower) return redirectLocally(reply, lower, 301)
      const banner = options.banner && faults ? bannerScript(options.banner, faults) : ''
      const html = page.html.join('').replace(/<head[^>]*>/, (head) => head + banner)
      const note = preview ? previewNote(request.url) : ''
      const end = page.end.replace('</body>', () => `${note}</body>`)
      return reply.code(page.status).send(html + end)
    } catch (error) {
      if (error instanceof PageMoved)
        return redirectLocally(reply, cachedSpelling(request.url, error.path) ?? error.path, 301)
      request.log.error({ err: error, url: request.url }, 'page rendering failed')
      return reply.send(shellPage(developmentAssets).html)
    }
  })
}

async function requestFor(
  plan: PagePlan,
  { faults, preview }: { faults: VisitorFaults | undefined; preview: string | undefined },
  { siteUrl, isQa, clock, execute, planPage }: Options & PagePlanner,
): Promise<RenderRequest> {
  const requestId = randomUUID()
  const execution = { requestId, paths: new Set<string>(), acceptsStale: true, faults, preview }
  const read = (pagePlan: PagePlan) =>
    Promise.all(pagePlan.queries.map((query) => execute(query, execution)))
  const results = await read(plan)
  const path = await movedPath({ plan, results }, async (moved) => {
    const next = planPage(moved)
    return { plan: next, results: await read(next) }
  })
  if (path !== undefined) throw new PageMoved(path)
  return {
    pageUrl: plan.pageUrl,
    siteUrl,
    isQa,
    results: results.map(({ data, errors }) => JSON.stringify({ data, errors })),
    images: {},
    assets: developmentAssets,
    requestId,
    now: clock() + (faults?.switches.clockOffset ?? 0),
  }
}
