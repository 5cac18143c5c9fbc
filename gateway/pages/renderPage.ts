import type { PagePlan, PagePlanner } from '@vitrine/contract/pageTypes.ts'
import { type Lifetime, shorterLifetime, unlimited } from '../cache/lifetime.ts'
import type { VisitorFaults } from '../faults/visitorFaults.ts'
import type { PageResult } from '../graphql/execute.ts'
import type { UpstreamCall } from '../telemetry/upstreamCall.ts'
import type { FindAssets } from './buildAssets.ts'
import { type CardOrigins, contentSecurityPolicy } from './contentSecurityPolicy.ts'
import type { FirstImages } from './firstImages.ts'
import { movedPath } from './movedPath.ts'
import type { PageContent } from './pageContent.ts'
import type { RenderJob, RenderResult } from './renderThread.ts'
import { type TagSources, tagSources } from './tagSources.ts'
import type { ThreadPool } from './threadPool.ts'

export interface RenderPageOptions extends PagePlanner {
  siteUrl: string
  isQa: boolean
  /** Origins of images and videos beside the shop's own. */
  mediaOrigins?: readonly string[] | undefined
  /** Milliseconds since 1970. */
  clock: () => number
  /** Runs one persisted document for an anonymous visitor. */
  execute: (
    query: PagePlan['queries'][number],
    options: {
      requestId: string
      paths: Set<string>
      acceptsStale: boolean
      faults: VisitorFaults | undefined
      preview: string | undefined
    },
  ) => Promise<PageResult>
  assetsOf: FindAssets
  images: FirstImages
  renderers: ThreadPool<RenderJob, RenderResult>
  /** Called after each render with its duration in the thread, and the processor time that it took. */
  onRender(render: Pick<RenderResult, 'seconds' | 'processorSeconds'> & RenderedRequest): void
  /** The payment provider's origins, on the page where cards are entered. */
  cardOrigins: CardOrigins
  /** The script of the measurement and ads tags. */
  tagScriptUrl: string
}

/** The page that was rendered, and the id of its request in the log. */
interface RenderedRequest {
  pageUrl: string
  requestId: string
}

/** The page has another path, to which requests are to be redirected (routes.renamed). */
export class PageMoved extends Error {
  readonly path: string

  constructor(path: string) {
    super(`The page is at ${path}.`)
    this.path = path
  }
}

/** A page to render, with the abort signal of its request. */
export interface PageRequest {
  plan: PagePlan
  /** Identifies this render in the log, in calls to the CMS, and on the error page. */
  requestId: string
  /** Collects the CMS paths that the page depends on, each added before it is requested. */
  paths: Set<string>
  /** Whether stale responses are acceptable, because a visitor is waiting. */
  acceptsStale: boolean
  /** Returns the stored page; its encodings are reused if the document is unchanged. */
  stored: () => PageContent | undefined
  signal: AbortSignal
  /** The tester for whom it is rendered; undefined for a page that every visitor may get. */
  tester: Tester | undefined
}

/** A tester with faults, or an editor who previews a draft: their pages are neither stored nor shared. */
export interface Tester {
  faults?: VisitorFaults | undefined
  /** The HTML that shows the faults on the page. */
  banner?: string | undefined
  /** The token of the draft that the page previews. */
  preview?: string | undefined
  /** The HTML that says that the page shows a draft. */
  note?: string | undefined
}

/** A rendered page with its status and the time that it may be used. */
export interface PageRender {
  status: RenderResult['status'] | 410
  content: PageContent
  lifetime: Lifetime
  isComplete: boolean
  /** Whether an image to inline is still being fetched. */
  lacksImage: boolean
  /** The calls to the CMS that it needed. */
  calls: readonly UpstreamCall[]
}

/**
 * Renders a page: runs its queries here, and renders the document in a thread. Rejects with PageMoved, if the thread
 * fails, or if the signal aborts.
 */
export async function renderPage(
  options: RenderPageOptions,
  page: PageRequest,
): Promise<PageRender> {
  const { siteUrl, isQa, clock, execute, assetsOf, images, renderers, onRender } = options
  const { mediaOrigins, cardOrigins, tagScriptUrl } = options
  const { plan, requestId, paths, acceptsStale, stored, signal, tester } = page
  const { faults, preview } = tester ?? {}
  const read = (pagePlan: PagePlan) =>
    Promise.all(
      pagePlan.queries.map((query) =>
        execute(query, { requestId, paths, acceptsStale, faults, preview }),
      ),
    )
  const results = await read(plan)
  const path = await movedPath({ plan, results }, async (moved) => {
    const next = options.planPage(moved)
    return { plan: next, results: await read(next) }
  })
  if (path !== undefined) throw new PageMoved(path)
  const { inline, isPending } = images.inline(plan.images(results))
  const before = stored()
  const { status, hash, content, seconds, processorSeconds } = await renderers.run(
    {
      request: {
        pageUrl: plan.pageUrl,
        siteUrl,
        isQa,
        results: results.map(({ data, errors }) => JSON.stringify({ data, errors })),
        images: inline,
        assets: assetsOf(plan.module, plan.language),
        requestId,
        now: clock() + (faults?.switches.clockOffset ?? 0),
      },
      banner: tester?.banner,
      note: tester?.note,
      storedHash: before?.hash,
      isBusy: renderers.waiting > 0,
    },
    signal,
  )
  onRender({ seconds, processorSeconds, pageUrl: plan.pageUrl, requestId })
  return {
    // routes.gone
    status: status === 404 && results.some(({ isGone }) => isGone) ? 410 : status,
    content: contentOf(hash, content, [stored(), before], {
      mediaOrigins,
      cards: plan.takesCards ? cardOrigins : undefined,
      // A page with a card number loads no script but the payment provider's.
      tags: plan.takesCards ? undefined : tagSources(plan.tags(results), tagScriptUrl),
    }),
    lifetime: results.map((result) => result.lifetime).reduce(shorterLifetime, unlimited),
    isComplete: status !== 503 && results.every(({ errors }) => !errors),
    lacksImage: isPending,
    calls: results.flatMap(({ calls }) => calls),
  }
}

/** The rendered document, or the stored one if it is the same, because that may have more encodings. */
function contentOf(
  hash: string,
  content: RenderResult['content'],
  stored: readonly (PageContent | undefined)[],
  {
    mediaOrigins,
    ...origins
  }: {
    mediaOrigins: readonly string[] | undefined
    cards: CardOrigins | undefined
    tags: TagSources | undefined
  },
): PageContent {
  const same = stored.find((item) => item?.hash === hash)
  if (same) return same
  if (!content) throw new Error('The render thread returned no document.')
  const { brotli, length } = content
  const policy = contentSecurityPolicy(content, mediaOrigins, origins)
  return { hash, policy, length, brotli, isBestQuality: false }
}
