import { LRUCache } from 'lru-cache'
import { Agent, request } from 'undici'
import type { z } from 'zod'
import type { Environment } from './environment.ts'
import { About, SiteOptions } from './wordpressTypes.ts'

/** Milliseconds in which WordPress must respond: more than the gateway waits, for which lastResponses.ts has an answer. */
const timeout = 20_000
/** Milliseconds for which the name and the options of the site are used. */
const lifetime = 5000

/** WordPress does not respond as its REST API does. The message is for the log, and says what to do. */
export class WordPressError extends Error {}

type Query = Record<string, string | number | undefined>

/** The settings of a whole WordPress; without the plugin it has no options. */
interface Site {
  about: About
  options: SiteOptions | undefined
}

/** Reads the REST API of one WordPress, in the form that works without permalinks too: `?rest_route=`. */
export class WordPress {
  readonly url: string
  /** Whether the plugin notifies the shop of changes, as it was last read. */
  notifies = false
  readonly #headers: Record<string, string>
  readonly #agent = new Agent({ maxResponseSize: 10 * 1024 * 1024 })
  readonly #site = new LRUCache<'site', Site>({
    ...{ max: 1, ttl: lifetime, fetchMethod: () => this.#readSite() },
  })

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
    const items = response.body.flatMap((entry): z.output<Item>[] => {
      const read = item.safeParse(entry)
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

  /** The name, addresses, menus and settings of the site: those of the last seconds, unless `isFresh`. */
  site(isFresh = false): Promise<Site> {
    return this.#site.forceFetch('site', { forceRefresh: isFresh })
  }

  /**
   * The path to which WordPress itself redirects from a path of its pages, such as that of an earlier slug; undefined if it
   * does not.
   */
  async redirectFrom(path: string): Promise<string | undefined> {
    const { statusCode, headers, body } = await this.#request(this.url + path, { method: 'HEAD' })
    await body.dump()
    const location = URL.parse(String(headers['location']), this.url)
    return [301, 302, 308].includes(statusCode) ? location?.href : undefined
  }

  /** A file of its uploads. */
  file(path: string, headers: Record<string, string>) {
    return this.#request(`${this.url}/wp-content/uploads/${path}`, { headers })
  }

  async #readSite(): Promise<Site> {
    const fields = 'name,description,url,home,site_logo'
    const [about, options] = await Promise.all([
      this.find(About, '/', { _fields: fields }),
      this.find(SiteOptions, '/vitrine/v1/site'),
    ])
    if (!about) throw new WordPressError(`There is no REST API of WordPress at ${this.url}.`)
    this.notifies = options?.notifies ?? false
    return { about, options }
  }

  #request(url: string, options: Parameters<typeof request>[1]) {
    return request(url, { signal: AbortSignal.timeout(timeout), ...options }).catch(this.#fail)
  }

  readonly #fail = ({ message, code }: NodeJS.ErrnoException): never => {
    throw new WordPressError(`WordPress cannot be read at ${this.url}: ${message || code}.`)
  }

  async #send(route: string, query: Query) {
    const parameters = new URLSearchParams({ rest_route: route })
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) parameters.set(name, String(value))
    const options = { headers: this.#headers, dispatcher: this.#agent }
    const response = await this.#request(`${this.url}/?${parameters}`, options)
    const { statusCode: status, headers } = response
    const text = await response.body.text().catch(this.#fail)
    const fail = (problem: string): never => {
      throw new WordPressError(`WordPress responds to ${route} with status ${status}${problem}`)
    }
    if (status >= 300 && status < 400)
      fail(` and redirects to ${headers['location']}: set WORDPRESS_URL to its address there.`)
    const body = parseJson(text) ?? fail(` and no JSON, but ${text.slice(0, 80)}. ${pageInPlace}`)
    const code = String(Object(body).code)
    if (status === 401 || status === 403) fail(` (${code}): ${closedToStrangers}`)
    if (status === 404) return undefined
    // A page past the end.
    if (code === 'rest_post_invalid_page_number') return { body: [], total: undefined }
    if (status >= 400) fail(` (${code}).`)
    const total = headers['x-wp-total']
    return { body, total: total === undefined ? undefined : Number(total) }
  }
}

const pageInPlace = 'A plugin or a proxy may serve a page in place of the REST API.'
const closedToStrangers =
  'set WORDPRESS_USER and WORDPRESS_PASSWORD, an application password of that user.'

/** Parses JSON, also after the warnings that PHP prints on a server that shows them; undefined without any. */
function parseJson(text: string): unknown {
  for (const candidate of [text, text.slice(Math.max(0, text.search(/^[[{]/m)))])
    try {
      return JSON.parse(candidate)
    } catch {}
  return undefined
}
