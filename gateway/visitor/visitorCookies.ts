import { visitorCookies } from '@vitrine/contract/common.ts'

/**
 * The names of the cookies that identify a visitor to the CMS, the session of a customer first; an asterisk at the end
 * makes a name a prefix, such as `wordpress_logged_in_*`.
 */
export type CookieNames = readonly [string, ...string[]]

/** More cookies than these of one visitor are not forwarded, since prefixes match any number of them. */
const maxCookies = 20

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

// Characters that RFC 6265 allows in a value; others could inject a second cookie or header.
const plain = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/

function* pairsOf(header: string): Generator<[string, string]> {
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0) yield [part.slice(0, equals).trim(), part.slice(equals + 1).trim()]
  }
}

/** A cookie of a request by name; undefined if it is absent or not `wellFormed`. */
export function readCookie(
  header: string | undefined,
  name: string,
  wellFormed = plain,
): string | undefined {
  for (const [key, value] of pairsOf(header ?? ''))
    if (key === name && wellFormed.test(value)) return value
  return undefined
}

const headerOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}=${value}`).join('; ')

/**
 * The cookies that identify a visitor to the CMS, in both directions; no others are forwarded (calls.visitor.cookies).
 * Over https their names in the browser begin with `__Host-`, so that neither a subdomain nor plain http can set them
 * (session.cookies.host-prefix).
 */
export class VisitorCookies {
  readonly #values = new Map<string, string>()
  readonly #changes = new Map<string, string>()
  readonly #names: CookieNames
  readonly #prefix: '' | '__Host-'

  constructor(header: string | undefined, isSecure: boolean, names: CookieNames = visitorCookies) {
    this.#names = names
    this.#prefix = isSecure ? '__Host-' : ''
    for (const [given, value] of pairsOf(header ?? '')) {
      if (!given.startsWith(this.#prefix) || this.#values.size === maxCookies) continue
      const name = given.slice(this.#prefix.length)
      if (this.#isOwn(name) && plain.test(value)) this.#values.set(name, value)
    }
  }

  #isOwn(name: string): boolean {
    return (
      /^[\w!#$%&'*+.^`|~-]+$/.test(name) && this.#names.some((pattern) => matches(pattern, name))
    )
  }

  /** The header `Cookie` for the CMS; empty for a new visitor. */
  get header(): string {
    return headerOf([...this.#values])
  }

  /** The header `Cookie` without the session of a customer. */
  get guestHeader(): string {
    const [session] = this.#names
    return headerOf([...this.#values].filter(([name]) => !matches(session, name)))
  }

  /** The headers `Set-Cookie` for the browser, with the shop's own attributes. */
  get changes(): string[] {
    return [...this.#changes.values()]
  }

  /** Stores the cookies that the CMS sets, so that the next call of the same request sends them. */
  take(setCookie: string | string[] | undefined) {
    for (const line of [setCookie ?? []].flat()) this.#takeOne(line)
  }

  #takeOne(line: string) {
    const [pair, ...attributes] = [...pairsOf(line)]
    if (!pair || !this.#isOwn(pair[0]) || !plain.test(pair[1])) return
    const [name, value] = pair
    const lasting = attributes.filter(
      ([attribute, text]) => /^(max-age|expires)$/i.test(attribute) && /^[\w ,:-]+$/.test(text),
    )
    const parts = [
      `${this.#prefix}${name}=${value}`,
      'Path=/',
      ...lasting.map(([attribute, text]) => `${attribute}=${text}`),
      'HttpOnly',
      'SameSite=Lax',
      ...(this.#prefix ? ['Secure'] : []),
    ]
    this.#changes.set(name, parts.join('; '))
    if (isOver(lasting) || value === '') this.#values.delete(name)
    else this.#values.set(name, value)
  }
}

function isOver(attributes: [string, string][]): boolean {
  return attributes.some(([attribute, text]) =>
    attribute.toLowerCase() === 'max-age' ? Number(text) <= 0 : Date.parse(text) <= Date.now(),
  )
}

/**
 * The header that identifies a client without cookies, such as an app, as one visitor. A browser cannot be made to send
 * it from another site, and it never contains the cookies of a request, which scripts cannot read.
 */
export const visitorTokenHeader = 'x-visitor-token'

/** The token of a visitor who has nothing yet, or no longer. */
const newVisitor = 'new'

/** Returns the cookies for the CMS that belong to a token; none for `new` and for a text that is not a token. */
export function cookiesOfToken(token: string): string {
  const bytes = Buffer.from(token, 'base64url')
  return bytes.toString('base64url') === token && token !== newVisitor ? bytes.toString() : ''
}

/** Returns the token of a visitor with these cookies. */
export const visitorToken = (cookies: string): string =>
  cookies === '' ? newVisitor : Buffer.from(cookies).toString('base64url')
