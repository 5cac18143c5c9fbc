import { LRUCache } from 'lru-cache'
import { Agent, request } from 'undici'
import type { z } from 'zod'
import type { Environment } from './environment.ts'
import { Site } from './wordpressTypes.ts'

/** Milliseconds in which WordPress must respond: more than the gateway waits, for which createAdapter.ts has an answer. */
const timeout = 20_000
/** Milliseconds for which the name and the options of the site are used. */
const lifetime = 5000

/** A response that WordPress's REST API would not give, with a message for the log that says what to do. */
export class WordPressError extends Error {}

type Query = Record<string, string | number | undefined>

/** Reads the REST API of one WordPress, in the form that works without permalinks too: `?rest_route=`. */
export class WordPress {
  readonly url: string
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
   * The items of a list that fit its type and the number of all, or none where WordPress has no such list. Throws
   * WordPressError.
   */
  async list<Item extends z.ZodType>(item: Item, route: string, query: Query = {}) {
    const { body = [], total } = await this.#send(route, query)
    if (!Array.isArray(body))
      throw new WordPressError(`WordPress responds to ${route} with something else than a list.`)
    // One that a plugin has changed loses nothing but itself.
    const items = body.flatMap((entry) => item.safeParse(entry).data ?? [])
    return { items: items as z.output<Item>[], total: Number(total ?? items.length) }
  }

  /** Finds one item, or undefined. Throws WordPressError. */
  async find<Item extends z.ZodType>(item: Item, route: string, query: Query = {}) {
    const { body } = await this.#send(route, query)
    if (body === undefined) return undefined
    const read = item.safeParse(body)
    if (read.success) return read.data
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
   * The address to which WordPress itself redirects from a path of its pages, such as that of an earlier slug, or
   * undefined.
   */
  async redirectFrom(path: string): Promise<string | undefined> {
    const { statusCode, headers, body } = await this.request(path, { method: 'HEAD' })
    await body.dump()
    const location = URL.parse(String(headers['location']), this.url)
    return [301, 302, 308].includes(statusCode) ? location?.href : undefined
  }

  /** Requests a path below WordPress's address. Throws WordPressError without a response. */
  request(path: string, options: Parameters<typeof request>[1]) {
    return request(this.url + path, { signal: AbortSignal.timeout(timeout), ...options }).catch(
      ({ message, code }) => {
        throw new WordPressError(`WordPress cannot be read at ${this.url}: ${message || code}.`)
      },
    )
  }

  async #readSite(): Promise<Site> {
    const fields = 'name,description,url,home,site_logo,vitrine,_links,_embedded'
    const site = await this.find(Site, '/', { _fields: fields, _embed: 'wp:featuredmedia' })
    if (!site) throw new WordPressError(`There is no REST API of WordPress at ${this.url}.`)
    return site
  }

  /** The body of a response and the number of all items of a list, or nothing where WordPress has nothing. */
  async #send(route: string, query: Query): Promise<{ body?: unknown; total?: unknown }> {
    const parameters = new URLSearchParams({ rest_route: route })
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) parameters.set(name, String(value))
    const options = { headers: this.#headers, dispatcher: this.#agent }
    const response = await this.request(`/?${parameters}`, options)
    const { statusCode: status, headers } = response
    const text = await response.body.text()
    const fail = (problem: string): never => {
      throw new WordPressError(`WordPress responds to ${route} with status ${status}${problem}`)
    }
    if (status >= 300 && status < 400)
      fail(` and redirects to ${headers['location']}: set WORDPRESS_URL to its address there.`)
    const body = parseJson(text) ?? fail(` and no JSON, but ${text.slice(0, 80)}. ${pageInPlace}`)
    const code = String(Object(body).code)
    if (status === 401 || status === 403) fail(` (${code}): ${closedToStrangers}`)
    if (status === 404 || code === 'rest_post_invalid_page_number') return {}
    if (status >= 400) fail(` (${code}).`)
    return { body, total: headers['x-wp-total'] }
  }
}

const pageInPlace = 'A plugin or a proxy may serve a page in place of the REST API.'
const closedToStrangers =
  'set WORDPRESS_USER and WORDPRESS_PASSWORD, an application password of that user.'

/**
 * Parses JSON, also after the warnings that PHP prints on a server that shows them, or returns undefined without any.
 */
function parseJson(text: string): unknown {
  for (const candidate of [text, text.slice(Math.max(0, text.search(/^[[{]/m)))])
    try {
      return JSON.parse(candidate)
    } catch {}
  return undefined
}
