import { type CallName, calls } from '@vitrine/contract/calls/calls.ts'
import { previewHeader } from '@vitrine/contract/common.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import { FormData } from 'undici'
import { z } from 'zod'
import { responseFreshness } from '../cache/freshness.ts'
import { type Lifetime, shorterLifetime, uncacheable } from '../cache/lifetime.ts'
import type { PublicReads, Reading } from '../cache/publicReads.ts'
import { applyFault } from '../faults/applyFault.ts'
import type { VisitorFaults } from '../faults/visitorFaults.ts'
import type { Language } from '../generated/resolvers.ts'
import type { ResponseParser } from '../responses/responseParser.ts'
import type { Trace } from '../telemetry/tracing.ts'
import type { UpstreamCall } from '../telemetry/upstreamCall.ts'
import type { CmsCall, CmsClient } from '../upstream/cmsClient.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { contentKey, isContentCall, type UpstreamName } from '../upstream/contentCalls.ts'
import type { ResponseLosses } from '../upstream/responseLosses.ts'
import { type CmsResponse, responseJson, responseRetryAfter } from '../upstream/responseReader.ts'
import type { CookieNames, VisitorCookies } from '../visitor/visitorCookies.ts'
import { PendingWrites } from './pendingWrites.ts'
import {
  callAddress,
  type Parameters,
  type ParserFor,
  type PersonalCall,
  type PublicCall,
  type Rest,
  type Sent,
  type WriteCall,
  type Written,
} from './sentCall.ts'

/** The CMS client and the cache of public reads, shared by all requests. */
export interface Upstream {
  client: CmsClient
  /** The client of the CMS of the content, if that is another one. */
  content?: CmsClient
  reads: PublicReads
  /** The currency of the site as it was last read; undefined before. */
  currency?: string
  /** Whether forms and payments are called by their neutral names (docs/rest/README.md). */
  hasNeutralNames?: boolean
  /** The cookies that identify a visitor to the CMS; by default those of the contract. */
  cookieNames?: CookieNames
  /** Origins of the CMS and the shop: links to them lead to pages of the shop. */
  origins?: readonly string[]
  /** The origin that the site configuration names for the shop, once it was read. */
  siteOrigin?: string
  /** Logs what was left out of responses. */
  losses?: Pick<ResponseLosses, 'report'>
  /** Whether the CMS has rejected PATCH, so that PUT is sent instead. */
  sendsPut?: boolean
  /** The writes for which reads of the same visitor wait. */
  writes?: PendingWrites
}

/** The state of one request: its visitor, its trace, and what was read for it. */
export interface RequestState {
  requestId: string
  /** The language of the texts that the operation requests (`@inContext`). */
  language: Language
  /** The name of the operation that runs; undefined before it runs, and for an anonymous one. */
  operation: string | undefined
  /** Key by which requests are rate-limited; undefined for requests without a limit, such as the shop's own rendering. */
  visitor: string | undefined
  /** The visitor's IP address, by which the CMS limits password guesses. */
  address: string | undefined
  cookies: VisitorCookies
  /** Whether the cookies are those of a token, and changes are returned as a token. */
  hasToken: boolean
  /** The faults that a tester has switched on, where QA is enabled. */
  faults: VisitorFaults | undefined
  /** The token of the draft that the visitor previews; nothing read for it is cached. */
  preview: string | undefined
  /** The trace of this request, if it is sampled. */
  trace: Trace | undefined
  /** Every call made for this request, in the order in which they ended. */
  calls: UpstreamCall[]
  /** The time that the whole response may be shared; `uncacheable` once anything personal was read. */
  lifetime: Lifetime
  /** Collects the paths of all public reads, before each is requested. */
  paths: Set<string> | undefined
  /** Whether stale responses are acceptable, so that the visitor need not wait for the CMS. */
  acceptsStale: boolean
  /** Whether the CMS has responded that something no longer exists. */
  isGone?: boolean
  /** Slugs of categories that were requested by earlier ones (routes.renamed). */
  renamed?: Readonly<Record<string, string>>
}

/** A response that says that the shop no longer has something (status 410). */
interface Gone {
  isGone: true
  /** The category of similar pieces, where the CMS names it. */
  similar: string | undefined
}

const isGone = (value: unknown): value is Gone =>
  typeof value === 'object' && value !== null && 'isGone' in value

const GoneBody = z.object({ similar: z.string().max(200) }).catch({ similar: '' })

/** A call of the table with its address. */
interface NamedCall extends CmsCall {
  name: CallName
}

/** Calls the CMS for one request and validates every response against its contract. */
export abstract class CmsSource {
  readonly #upstream: Upstream
  readonly #request: RequestState

  constructor(upstream: Upstream, request: RequestState) {
    this.#upstream = upstream
    this.#request = request
  }

  /** A public read: without cookies, shared by all visitors, cached as the CMS allows. */
  protected async read<Name extends PublicCall, T, Contract extends z.ZodType>(
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Parameters<Name>>
  ): Promise<T> {
    const value = this.#existing<T>(await this.#fetchPublic(parser, { name, ...sent }))
    if (value === null) throw CmsError.of(404, undefined)
    return value
  }

  /** Like `read`, but null when the CMS responds not_found. */
  protected async find<Name extends PublicCall, T, Contract extends z.ZodType>(
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Parameters<Name>>
  ): Promise<T | null> {
    return this.#existing<T>(await this.#fetchPublic(parser, { name, ...sent }))
  }

  /** Like `read`, but from the CMS of the commerce or of the content, whichever has the call. */
  protected async readFrom<Name extends PublicCall, T, Contract extends z.ZodType>(
    upstream: UpstreamName,
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Parameters<Name>>
  ): Promise<T> {
    const value = await this.#fetchPublic(parser, { name, ...sent }, { upstream })
    if (value === null) throw CmsError.of(404, undefined)
    return value as T
  }

  /** The category of pieces similar to what the shop no longer has; undefined for anything else. */
  protected async findSimilar<Name extends PublicCall, T, Contract extends z.ZodType>(
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Parameters<Name>>
  ): Promise<string | undefined> {
    const value = await this.#fetchPublic(parser, { name, ...sent })
    return isGone(value) ? value.similar : undefined
  }

  #existing<T>(value: unknown): T | null {
    if (!isGone(value)) return value as T | null
    this.#request.isGone = true
    return null
  }

  /** Like `find`, but never cached: for what must not be stale, such as stock. */
  protected async findFresh<Name extends PublicCall, T, Contract extends z.ZodType>(
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Parameters<Name>>
  ): Promise<T | null> {
    const options = { isFresh: true }
    return this.#existing<T>(await this.#fetchPublic(parser, { name, ...sent }, options))
  }

  /** A read of the visitor's own data: never cached, never shared, and after the writes that change it. */
  protected async readPersonal<Name extends PersonalCall, T, Contract extends z.ZodType>(
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Parameters<Name>>
  ): Promise<T> {
    await this.#writes.before(this.#request.cookies.header, name)
    return this.#fetchPersonal<T>(parser, { name, ...sent })
  }

  /** Whether the content is that of another CMS. */
  protected get hasOwnContent(): boolean {
    return this.#upstream.content !== undefined
  }

  /** Whether the CMS is called by the neutral names. */
  protected get hasNeutralNames(): boolean {
    return this.#upstream.hasNeutralNames ?? false
  }

  /** The currency that the site’s settings had when they were last read. */
  protected get knownCurrency(): string | undefined {
    return this.#upstream.currency
  }

  /** Remembers what the site configuration says about all responses: the currency of amounts, the origin of links. */
  protected rememberSite(currency: string, url: string) {
    this.#upstream.currency = currency
    if (URL.canParse(url)) this.#upstream.siteOrigin = new URL(url).origin
  }

  /** Remembers that categories were requested by earlier slugs, for the redirect of the page. */
  protected rememberRenamed(slugs: Readonly<Record<string, string>>) {
    this.#request.renamed = { ...this.#request.renamed, ...slugs }
  }

  /** Sends a write, which is never retried. */
  protected send<Name extends WriteCall, T, Contract extends z.ZodType>(
    name: Name,
    parser: ParserFor<Name, T, Contract>,
    ...[sent]: Rest<Written<Name>>
  ): Promise<T> {
    const write = this.#fetchPersonal<T>(parser, { name, ...sent })
    return this.#writes.track(this.#request.cookies.header, name, write)
  }

  get #writes(): PendingWrites {
    this.#upstream.writes ??= new PendingWrites()
    return this.#upstream.writes
  }

  async #fetchPublic<T>(
    parser: ResponseParser<T>,
    sent: Sent,
    { isFresh = false, upstream }: { isFresh?: boolean; upstream?: UpstreamName } = {},
  ): Promise<unknown> {
    const request = this.#request
    const path = callAddress(sent, request.language)
    if (path === undefined) return null
    const { client: cms, content, reads } = this.#upstream
    const target = upstream ?? (isContentCall(sent.name) ? 'content' : 'commerce')
    const isContent = content && target === 'content'
    const client = isContent ? content : cms
    const call = { name: sent.name, method: 'GET', path } as const
    const load = async (etag: string | undefined) => {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
      const response = await this.#exchange({ ...call, headers }, client, target)
      const freshness = responseFreshness(response.headers)
      if (response.status === 304) return { unchanged: freshness }
      return { ...this.#parsePublic(parser, call, response), freshness } satisfies Reading
    }
    if (isFresh || request.faults !== undefined || request.preview !== undefined) {
      request.lifetime = uncacheable
      const reading = await load(undefined)
      return 'unchanged' in reading ? null : reading.value
    }
    const start = performance.now()
    const key = isContent ? contentKey(path) : path
    request.paths?.add(key)
    const { value, verdict, lifetime } = await reads.read(key, load, request.acceptsStale)
    request.lifetime = shorterLifetime(request.lifetime, lifetime)
    if (verdict !== 'miss')
      request.calls.push({
        ...describe(call),
        time: since(start),
        cache: verdict,
      })
    return value
  }

  async #fetchPersonal<T>(parser: ResponseParser<T>, sent: Sent): Promise<T> {
    const call = this.#personalCall(sent)
    this.#request.lifetime = uncacheable
    const { cookies, address, faults } = this.#request
    const cookie = faults?.switches.sessionExpired ? cookies.guestHeader : cookies.header
    const headers = {
      ...call.headers,
      ...(cookie && { cookie }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    }
    const method = call.method === 'PATCH' && this.#upstream.sendsPut ? 'PUT' : call.method
    let response = await this.#exchange({ ...call, method, headers })
    if (response.status === 405 && method === 'PATCH') {
      this.#upstream.sendsPut = true
      response = await this.#exchange({ ...call, method: 'PUT', headers })
    }
    this.#request.cookies.take(response.headers['set-cookie'])
    const body = parseBody(call.path, response)
    if (response.status >= 400)
      throw CmsError.of(response.status, body, responseRetryAfter(response))
    if (isNotFound(body)) throw CmsError.of(404, body)
    return this.#parse(parser, call, body, response.text)
  }

  #personalCall({ headers = {}, body, ...sent }: Sent): NamedCall {
    const path = callAddress(sent, this.#request.language)
    if (path === undefined) throw CmsError.of(404, undefined)
    const [method = 'GET'] = [calls[sent.name].method].flat()
    const call = { name: sent.name, method, path, headers }
    if (body === undefined) return call
    if (body instanceof FormData) return { ...call, body }
    return {
      ...call,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(typedForm(body)),
    }
  }

  #parsePublic<T>(
    parser: ResponseParser<T>,
    call: Pick<NamedCall, 'name' | 'path'>,
    response: CmsResponse,
  ) {
    const body = parseBody(call.path, response)
    const etag = response.headers['etag']
    const reading = {
      size: response.text.length,
      etag: typeof etag === 'string' ? etag : undefined,
    }
    const error =
      response.status >= 400
        ? CmsError.of(response.status, body, responseRetryAfter(response))
        : undefined
    if (response.status === 410) {
      const { similar } = GoneBody.parse(body)
      return { ...reading, value: { isGone: true, similar: similar || undefined } satisfies Gone }
    }
    if (error?.code === 'NOT_FOUND' || isNotFound(body)) return { ...reading, value: null }
    if (error) throw error
    return { ...reading, value: this.#parse(parser, call, body, response.text) }
  }

  #parse<T>(
    parser: ResponseParser<T>,
    { name, path }: Pick<NamedCall, 'name' | 'path'>,
    body: unknown,
    text: string,
  ): T {
    const { origins = [], siteOrigin, losses } = this.#upstream
    const knownOrigins = siteOrigin === undefined ? origins : [...origins, siteOrigin]
    const parameters = path.split('?', 2)[1]
    const parsed = parser(body, {
      query: Object.fromEntries(new URLSearchParams(parameters)),
      origins: knownOrigins.filter(
        (origin) => text.includes(origin) || text.includes(escaped(origin)),
      ),
    })
    if ('violations' in parsed) {
      const [violation] = parsed.violations
      throw badResponse(path, violation?.field ?? '(whole)', violation?.problem ?? 'malformed')
    }
    if (parsed.losses.length > 0) losses?.report(name, parsed.losses)
    return parsed.value
  }

  async #exchange(
    { name, ...call }: NamedCall,
    client = this.#upstream.client,
    upstream: UpstreamName = 'commerce',
  ): Promise<CmsResponse> {
    const { requestId, faults, preview, calls, trace } = this.#request
    const start = performance.now()
    const span = trace?.call(call.method, call.path.split('?', 1)[0] ?? '')
    const forCms = faults?.switches.forCms
    const cookie = [call.headers['cookie'], forCms && `vitrine_qa=${forCms}`]
      .filter(Boolean)
      .join('; ')
    const fault = faults?.take(name, upstream)
    const about = {
      ...describe({ name, ...call }),
      ...(client === this.#upstream.content && { upstream: 'content' as const }),
      ...(fault && { fault: fault.kind }),
      cache: 'none' as const,
    }
    const headers = {
      ...call.headers,
      accept: 'application/json',
      'x-request-id': requestId,
      ...(cookie && { cookie }),
      ...(preview !== undefined && { [previewHeader]: preview }),
      ...(span && { traceparent: span.traceparent }),
    }
    try {
      const send = () => client.send({ ...call, headers })
      const { response, attempts } = await (fault
        ? applyFault(fault, { send, timeout: client.timeoutOf(call), isRead: isRead(call) })
        : send())
      calls.push({ ...about, time: since(start), status: response.status, attempts })
      span?.end(response.status)
      return response
    } catch (error) {
      const code = error instanceof CmsError ? error.code : String(error)
      calls.push({ ...about, time: since(start), error: code })
      span?.end(code)
      throw error
    }
  }
}

const isRead = ({ method }: CmsCall) => method === 'GET'

/** A call as metrics and reports name it. */
const describe = ({ name, method, path }: Pick<NamedCall, 'name' | 'method' | 'path'>) => ({
  call: `${method} ${path}`,
  name,
})

const since = (start: number) => Math.round((performance.now() - start) * 100) / 100

function parseBody(path: string, response: CmsResponse): unknown {
  const body = responseJson(response)
  // A proxy's error page in HTML still has its status.
  if (body !== undefined || response.status >= 400) return body
  throw response.text.trim() === ''
    ? new CmsError('EMPTY_RESPONSE', undefined, { call: callPath(path) })
    : badResponse(path, '(whole)', 'not JSON')
}

/** Resolves with null when the CMS responds not_found, or does not offer an optional call. */
export async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof CmsError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const isNotFound = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_found'

/** PHP escapes the slashes of addresses in JSON. */
const escaped = (origin: string) => origin.replaceAll('/', '\\/')

const callPath = (path: string) => path.split('?', 1)[0]

function badResponse(path: string, field: string, problem: string) {
  return new CmsError('BAD_CMS_RESPONSE', undefined, { call: callPath(path), field, problem })
}
