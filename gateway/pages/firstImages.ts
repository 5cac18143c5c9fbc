import { LRUCache } from 'lru-cache'
import { contentMedia } from '../upstream/contentCalls.ts'

const maxImageBytes = 30_000
const maxStoredBytes = 8_000_000
const timeoutMilliseconds = 2000
/** Milliseconds for which an image that cannot be inlined is not requested again. */
const retryDelay = 5000

/** The images that can be inlined in a page. */
export interface InlineImages {
  /** `data:` URLs by path. */
  inline: Record<string, string>
  /** Whether an image is still being fetched, so that a later rendering can inline it. */
  isPending: boolean
}

/**
 * Small images of the CMS as `data:` URLs, to inline the first one of a page. One that is not cached is fetched for the
 * next rendering.
 */
export class FirstImages {
  readonly #cmsUrl: string
  readonly #contentUrl: string
  // An empty string marks an image that is too large or cannot be read.
  readonly #stored = new LRUCache<string, string>({
    maxSize: maxStoredBytes,
    sizeCalculation: (data) => data.length || 1,
  })
  readonly #fetching = new Set<string>()

  constructor(cmsUrl: string, contentUrl = cmsUrl) {
    this.#cmsUrl = cmsUrl
    this.#contentUrl = contentUrl
  }

  /** Returns the cached images of these URLs. */
  inline(paths: readonly string[]): InlineImages {
    const arrived = paths.flatMap((path) => {
      const data = this.take(path)
      return data ? [[path, data] as const] : []
    })
    return {
      inline: Object.fromEntries(arrived),
      isPending: paths.some((path) => this.#fetching.has(path)),
    }
  }

  /** The image at a path under /media, if it is cached. */
  take(path: string): string | undefined {
    const data = this.#stored.get(path)
    if (data === undefined && path.startsWith('/media/') && !this.#fetching.has(path)) {
      this.#fetching.add(path)
      this.#fetch(path)
        // The browser requests the image itself.
        .catch(() => this.#stored.set(path, '', { ttl: retryDelay }))
        .finally(() => this.#fetching.delete(path))
    }
    return data || undefined
  }

  async #fetch(path: string) {
    const url = path.startsWith(`${contentMedia}/`) ? this.#contentUrl : this.#cmsUrl
    const response = await fetch(new URL(path, url), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const type = response.headers.get('content-type') ?? ''
    const isFinal = !response.headers.get('cache-control')?.includes('no-store')
    if (!response.ok || !type.startsWith('image/') || !isFinal) {
      await response.body?.cancel()
      throw new Error(`${path} is not an image: ${response.status} ${type}`)
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    const isSmall = bytes.length <= maxImageBytes
    this.#stored.set(path, isSmall ? `data:${type};base64,${bytes.toString('base64')}` : '')
  }
}
