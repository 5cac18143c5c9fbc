import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagePlanner } from '@vitrine/contract/pageTypes.ts'
import { loggedAddress } from '@vitrine/contract/service/redactAddresses.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../telemetry/metrics.ts'
import { Admission, type AdmissionLimits } from './admission.ts'
import { type FindAssets, readBuildAssets } from './buildAssets.ts'
import { FirstImages } from './firstImages.ts'
import { PageCompressor } from './pageCompressor.ts'
import { PageStore } from './pageStore.ts'
import { Pages } from './pages.ts'
import type { RenderPageOptions } from './renderPage.ts'
import type { RenderJob, RenderResult, RenderThreadData } from './renderThread.ts'
import { ThreadPool, type ThreadPoolOptions } from './threadPool.ts'

/** The number of pages that are rendered at the same time, and that may wait. */
export type RenderLimits = AdmissionLimits &
  Pick<ThreadPoolOptions, 'maxThreads' | 'maxHeap' | 'maxYoungHeap' | 'timeout'>

export interface PagesOptions
  extends Pick<
    RenderPageOptions,
    ('siteUrl' | 'isQa' | 'mediaOrigins' | 'cardOrigins') | ('tagScriptUrl' | 'clock' | 'execute')
  > {
  /** The folder of the build, with `client/` and `server/`. */
  distDirectory: string
  /** The URLs of the CMS, and of the one of the content if that is another: images are fetched from them. */
  cmsUrl: string
  contentUrl?: string | undefined
  /** Maximum size of stored pages in bytes; 0 stores none. */
  maxStoredBytes?: number | undefined
  limits?: Partial<RenderLimits> | undefined
  metrics: Metrics
  logger: FastifyBaseLogger
}

/** The pages of a build, with their store and compressor. */
export interface OpenPages {
  pages: Pages
  store: PageStore
  compressor: PageCompressor
  assetsOf: FindAssets
  mediaOrigins: readonly string[] | undefined
  close(): Promise<void>
}

const defaultStoredBytes = 64 * 1024 * 1024

/** Leaves one core to the event loop, which serves GraphQL and stored pages. */
const defaultLimits = (): RenderLimits => ({
  maxThreads: Math.max(1, availableParallelism() - 1),
  maxHeap: 192,
  // V8's default takes 60 MB more memory and 10 % less time.
  maxYoungHeap: 24,
  timeout: 10_000,
  // Includes pages whose data is being loaded, so that a slow CMS does not leave the threads idle.
  maxActive: 16,
  maxWaiting: 64,
  maxWait: 5000,
})

/** Loads the build in `distDirectory` to render its pages. Rejects if there is no build. */
export async function openPages(options: PagesOptions): Promise<OpenPages> {
  const { distDirectory, cmsUrl, contentUrl, metrics, logger } = options
  const bundle = (name: string) => {
    const file = join(distDirectory, 'server', name)
    if (!existsSync(file)) throw new Error(`There is no ${file}: run npm run build first.`)
    return pathToFileURL(file).href
  }
  const limits = { ...defaultLimits(), ...options.limits }
  const { planPage }: PagePlanner = await import(bundle('entryPlan.js'))
  const renderers = new ThreadPool<RenderJob, RenderResult>({
    ...limits,
    file: new URL('renderThread.ts', import.meta.url),
    data: { bundle: bundle('entryServer.js') } satisfies RenderThreadData,
  })
  renderers.warm()
  const store = new PageStore(options.maxStoredBytes ?? defaultStoredBytes)
  const admission = new Admission(limits)
  const compressor = new PageCompressor({ store, logger, isIdle: () => admission.active === 0 })
  const assetsOf = readBuildAssets(distDirectory)
  const pages = new Pages({
    ...options,
    planPage,
    store,
    admission,
    assetsOf,
    renderers,
    images: new FirstImages(cmsUrl, contentUrl),
    onRender: ({ seconds, processorSeconds, pageUrl, requestId }) => {
      metrics.pageRender(seconds)
      if (processorSeconds >= 1)
        logger.warn(
          {
            requestId,
            url: loggedAddress(pageUrl),
            processorMilliseconds: Math.round(processorSeconds * 1000),
          },
          'a page has occupied a render thread',
        )
    },
    onBackgroundError: (pageUrl, error) =>
      logger.error({ err: error, url: pageUrl }, 'a stored page could not be rendered again'),
  })
  metrics.watchPages({
    bytes: () => store.bytes,
    waiting: () => admission.waiting + renderers.waiting,
  })
  return {
    pages,
    store,
    compressor,
    assetsOf,
    mediaOrigins: options.mediaOrigins,
    close: async () => {
      await Promise.all([renderers.close(), compressor.close()])
    },
  }
}
