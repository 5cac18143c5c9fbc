import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { Environment } from './environment.ts'
import { About, SiteOptions } from './wordpressTypes.ts'

/** Milliseconds in which WordPress must respond: more than the gateway waits, for which lastResponses.ts has an answer. */
const timeout = 20_000
const maxBytes = 10 * 1024 * 1024
/** Milliseconds for which the name and the options of the site are used. */
const lifetime = 5000

/** WordPress does not respond as its REST API does. The message is for the log, and says what to do. */
export class WordPressError extends Error {}

type Query = Record<string, string | number | undefined>

/** Reads the REST API of one WordPress, in the form that works without permalinks too: `?rest_route=`. */
export class WordPress {
  readonly url: string
  /** Whether the plugin notifies the shop of changes, as it was last read. */
  notifies = false
  readonly #headers: Record<string, string>
  readonly #options = new LRUCache<string, Promise<unknown>>({ max: 4, ttl: lifetime })

  constructor({ WORDPRESS_URL, WORDPRESS_USER: user, WORDPRESS_PASSWORD: password }: Environment) {
    this.url = WORDPRESS_URL
    const credentials = Buffer.from(`${user}:${password}`).toString('base64')
    this.#headers = {
      accept: 'application/json',
      ...(user && { authorization: `Basic ${credentials}` }),
    }
  }

  /**
   * The items of a list that fit its type, and the number of all; none where WordPress has no such list. Throws
   * WordPressError.
   */
  async list<Item extends z.ZodType>(item: Item, route: string, query: Query = {}) {
    const response = (await this.#send(route, query)) ?? { body: [], total: 0 }
    if (!Array.isArray(response.body))
      throw new WordPressError(`WordPress responds to ${route} with something else than a list.`)
    // One that a plugin has changed loses nothing but itself.
    const items = response.body.flatMap((each): z.output<Item>[] => {
      const read = item.safeParse(each)
      return read.success ? [read.data] : []
    })
    return { items, total: response.total ?? items.length }
  }

  /** One item; undefined where there is none. Throws WordPressError. */
  async find<Item extends z.ZodType>(item: Item, route: string, query: Query = {}) {
    const response = await this.#send(route, query)
    if (response === undefined) return undefined
    const read = item.safeParse(response.body)
    if (read.success) return read.data as z.output<Item>
    const [issue] = read.error.issues
    throw new WordPressError(
      `WordPress responds to ${route} in another form: ${issue?.path.join('.')} ${issue?.message}.`,
    )
  }

  /** The name of the site and its addresses: those of the last seconds, unless `isFresh`. */
  about(isFresh = false): Promise<About> {
    return this.#remembered('about', isFresh, async () => {
      const fields = 'name,description,url,home,site_logo'
      const about = await this.find(About, '/', { _fields: fields })
      if (about) return about
      throw new WordPressError(`There is no REST API of WordPress at ${this.url}.`)
    })
  }

  /** The menus and settings of the site; undefined without the plugin. */
  siteOptions(isFresh = false): Promise<SiteOptions | undefined> {
    return this.#remembered('options', isFresh, async () => {
      const options = await this.find(SiteOptions, '/vitrine/v1/site')
      this.notifies = options?.notifies ?? false
      return options
    })
  }

  /**
   * The path to which WordPress itself redirects from a path of its pages, such as that of an earlier slug; undefined if it
   * does not.
   */
  async redirectFrom(path: string): Promise<string | undefined> {
    const { status, headers } = await this.#fetch(this.url + path, { method: 'HEAD' })
    const location = URL.parse(headers.get('location') ?? '', this.url)
    return [301, 302, 308].includes(status) && location ? location.href : undefined
  }

  /** A file of its uploads. */
  file(path: string, headers: Record<string, string>): Promise<Response> {
    return this.#fetch(`${this.url}/wp-content/uploads/${path}`, { headers })
  }

  #remembered<Value>(key: string, isFresh: boolean, read: () => Promise<Value>): Promise<Value> {
    const known = this.#options.get(key) as Promise<Value> | undefined
    if (known && !isFresh) return known
    const reading = read()
    this.#options.set(key, reading)
    reading.catch(() => this.#options.delete(key))
    return reading
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeout)
    try {
      return await fetch(url, { redirect: 'manual', signal, ...init })
    } catch (error) {
      if (signal.aborted) throw new WordPressError(`WordPress has not responded in ${timeout} ms.`)
      const { cause } = error as Error
      const reason = cause instanceof Error ? cause.message : String(error)
      throw new WordPressError(`WordPress cannot be reached at ${this.url}: ${reason}.`)
    }
  }

  async #send(route: string, query: Query) {
    const parameters = new URLSearchParams({ rest_route: route })
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) parameters.set(name, String(value))
    const response = await this.#fetch(`${this.url}/?${parameters}`, { headers: this.#headers })
    const { status, headers } = response
    const text = await textWithin(response, maxBytes)
    if (status >= 300 && status < 400)
      throw new WordPressError(
        `WordPress redirects to ${headers.get('location')}: set WORDPRESS_URL to its address there.`,
      )
    const body = jsonIn(text)
    if (body === undefined)
      throw new WordPressError(
        `WordPress responds to ${route} with status ${status} and no JSON, but ${JSON.stringify(text.slice(0, 80))}. A plugin or a proxy may serve a page in its place.`,
      )
    const code = String(Object(body).code)
    if (status === 401 || status === 403)
      throw new WordPressError(
        `WordPress rejects a read of ${route} (${code}): set WORDPRESS_USER and WORDPRESS_PASSWORD, an application password of that user.`,
      )
    if (status === 404) return undefined
    // A page past the end.
    if (status === 400 && code === 'rest_post_invalid_page_number')
      return { body: [], total: undefined }
    if (status >= 400)
      throw new WordPressError(`WordPress responds to ${route} with status ${status} (${code}).`)
    const total = headers.get('x-wp-total')
    return { body, total: total === null ? undefined : Number(total) }
  }
}

/** Reads a body of limited length. */
async function textWithin({ body }: Response, maximum: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maximum) throw new WordPressError(`WordPress responds with over ${maximum} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses JSON, also after the warnings that PHP prints on a server that shows them; undefined without any. */
function jsonIn(text: string): unknown {
  for (const candidate of [text, text.slice(Math.max(0, text.search(/^[[{]/m)))])
    try {
      return JSON.parse(candidate)
    } catch {}
  return undefined
}
