import { LRUCache } from 'lru-cache'

const mostBytes = 30_000
const keptBytes = 8_000_000
const patienceMilliseconds = 2000

/**
 * Small pictures from the CMS, as `data:` addresses, so that the one a page begins with can travel inside it. A page
 * never waits: a picture that is not here yet is fetched for the page after.
 */
export class FirstPictures {
  readonly #cmsUrl: string
  readonly #kept = new LRUCache<string, string>({
    maxSize: keptBytes,
    sizeCalculation: (data) => data.length || 1,
  })
  readonly #underWay = new Set<string>()

  constructor(cmsUrl: string) {
    this.#cmsUrl = cmsUrl
  }

  /** The picture at a path under /media, if it is here. */
  take(path: string): string | undefined {
    const data = this.#kept.get(path)
    if (data === undefined && path.startsWith('/media/') && !this.#underWay.has(path)) {
      this.#underWay.add(path)
      this.#fetch(path)
        // Without it the browser asks for the picture itself.
        .catch(() => {})
        .finally(() => this.#underWay.delete(path))
    }
    return data || undefined
  }

  async #fetch(path: string) {
    const answer = await fetch(new URL(path, this.#cmsUrl), {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/')) return void answer.body?.cancel()
    const bytes = Buffer.from(await answer.arrayBuffer())
    // One that is too large is remembered as none.
    const isSmall = bytes.length <= mostBytes
    this.#kept.set(path, isSmall ? `data:${type};base64,${bytes.toString('base64')}` : '')
  }
}
