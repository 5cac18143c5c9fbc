import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../telemetry/metrics.ts'
import { Admission, type AdmissionLimits } from './admission.ts'
import { readBuildAssets } from './buildAssets.ts'
import { FirstPictures } from './firstPictures.ts'
import { Packer } from './packer.ts'
import type { MakerOptions } from './pageMaker.ts'
import { PageStore } from './pageStore.ts'
import { Pages } from './pages.ts'
import type { PageAssets, PagePlanner } from './pageTypes.ts'
import type { RenderJob, RenderResult, RenderThreadData } from './renderThread.ts'
import { ThreadPool, type ThreadPoolOptions } from './threadPool.ts'

/** How many pages are rendered at once, and how many wait. */
export type RenderLimits = AdmissionLimits &
  Pick<ThreadPoolOptions, 'maxThreads' | 'maxHeap' | 'maxYoungHeap' | 'timeout'>

export interface PagesOptions extends Pick<MakerOptions, 'siteUrl' | 'isQa' | 'clock' | 'execute'> {
  /** Where `npm run build` put `client/` and `server/`. */
  distDirectory: string
  /** Where pictures come from. */
  cmsUrl: string
  /** Maximum size of stored pages in bytes; 0 stores none. */
  maxStoredBytes?: number | undefined
  limits?: Partial<RenderLimits> | undefined
  metrics: Metrics
  logger: FastifyBaseLogger
}

/** The pages of a build, with what makes and stores them. */
export interface OpenPages {
  pages: Pages
  store: PageStore
  packer: Packer
  assetsOf: (module: string) => PageAssets
  close(): Promise<void>
}

const defaultStoredBytes = 64 * 1024 * 1024

/** One core is left to the event loop, which serves GraphQL and stored pages. */
const defaultLimits = (): RenderLimits => ({
  maxThreads: Math.max(1, availableParallelism() - 1),
  maxHeap: 192,
  // V8's own choice takes 60 MB more and 10 % less time.
  maxYoungHeap: 24,
  timeout: 10_000,
  // Pages whose data is being loaded count too: a CMS that takes long must not leave the threads idle.
  maxActive: 16,
  maxWaiting: 64,
  maxWait: 5000,
})

/** Loads the build in `distDirectory`; rendering starts with the first page. Rejects if there is no build. */
export async function openPages(options: PagesOptions): Promise<OpenPages> {
  const { distDirectory, cmsUrl, metrics, logger } = options
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
  const packer = new Packer({ store, logger, isIdle: () => admission.active === 0 })
  const assetsOf = readBuildAssets(distDirectory)
  const pages = new Pages({
    ...options,
    planPage,
    store,
    admission,
    assetsOf,
    renderers,
    pictures: new FirstPictures(cmsUrl),
    onRender: (seconds) => metrics.pageRender(seconds),
    onBackgroundError: (address, error) =>
      logger.error({ err: error, address }, 'a stored page could not be made anew'),
  })
  metrics.watchPages({
    bytes: () => store.bytes,
    waiting: () => admission.waiting + renderers.waiting,
  })
  return {
    pages,
    store,
    packer,
    assetsOf,
    close: async () => {
      await Promise.all([renderers.close(), packer.close()])
    },
  }
}
