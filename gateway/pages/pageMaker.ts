import { endless, type Lifetime, shorter } from '../cache/lifetime.ts'
import type { PageResult } from '../graphql/execute.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import type { FirstPictures } from './firstPictures.ts'
import type { PageContent } from './pageContent.ts'
import type { PageAssets, PagePlan } from './pageTypes.ts'
import type { RenderJob, RenderResult } from './renderThread.ts'
import type { ThreadPool } from './threadPool.ts'

/** What pages are made with. */
export interface MakerOptions {
  siteUrl: string
  isQa: boolean
  /** Milliseconds since 1970. */
  clock: () => number
  /** Runs one persisted document for an anonymous visitor. */
  execute: (
    query: PagePlan['queries'][number],
    options: { requestId: string; paths: Set<string>; acceptsStale: boolean },
  ) => Promise<PageResult>
  assetsOf: (module: string) => PageAssets
  pictures: FirstPictures
  renderers: ThreadPool<RenderJob, RenderResult>
  /** A page was rendered, which took its thread some seconds. */
  onRender(seconds: number): void
}

/** One page being made. */
export interface Making {
  plan: PagePlan
  /** Names this render in the log, to the CMS, and on the page if it fails. */
  requestId: string
  /** Collects the CMS's paths that the page is made of, from before each is requested. */
  paths: Set<string>
  /** Whether a visitor waits for it, for whom stale readings will do. */
  acceptsStale: boolean
  /** The page as it is stored at the time, whose forms are used again if the document is the same. */
  stored: () => PageContent | undefined
  signal: AbortSignal
}

/** A page that has been made. */
export interface MadePage {
  status: RenderResult['status']
  content: PageContent
  lifetime: Lifetime
  /** Whether all its data is there. */
  isWhole: boolean
  /** Whether a picture that travels inside the page has not arrived yet. */
  lacksPicture: boolean
}

/** Makes a page: its data here, its document in a render thread. Rejects when the thread fails or the signal aborts. */
export async function makePage(options: MakerOptions, making: Making): Promise<MadePage> {
  const { siteUrl, isQa, clock, execute, assetsOf, pictures, renderers, onRender } = options
  const { plan, requestId, paths, acceptsStale, stored, signal } = making
  const results = await Promise.all(
    plan.queries.map((query) => execute(query, { requestId, paths, acceptsStale })),
  )
  const { inline, isPending } = pictures.inline(plan.pictures(results))
  const before = stored()
  const { status, hash, content, seconds } = await renderers.run(
    {
      request: {
        address: plan.address,
        siteUrl,
        isQa,
        results: results.map(({ data, errors }) => JSON.stringify({ data, errors })),
        pictures: inline,
        assets: assetsOf(plan.module),
        requestId,
        now: clock(),
      },
      storedHash: before?.hash,
    },
    signal,
  )
  onRender(seconds)
  return {
    status,
    content: contentOf(hash, content, [stored(), before]),
    lifetime: results.map((result) => result.lifetime).reduce(shorter, endless),
    isWhole: status !== 503 && results.every(({ errors }) => !errors),
    lacksPicture: isPending,
  }
}

/** The rendered document, or the newest of the stored ones if it is the same: those may have more forms. */
function contentOf(
  hash: string,
  content: RenderResult['content'],
  stored: readonly (PageContent | undefined)[],
): PageContent {
  const same = stored.find((each) => each?.hash === hash)
  if (same) return same
  if (!content) throw new Error('The render thread returned no document.')
  const { brotli, length } = content
  return { hash, policy: contentSecurityPolicy(content), length, brotli, isPackedBest: false }
}
