import { FormData } from 'undici'
import { freshnessOf } from '../cache/freshness.ts'
import { type Lifetime, over, shorter } from '../cache/lifetime.ts'
import type { CacheVerdict, PublicReads, Reading } from '../cache/publicReads.ts'
import type { Trace } from '../server/tracing.ts'
import type { VisitorCookies } from '../server/visitor.ts'
import type { Answer } from '../shapes/answer.ts'
import type { CmsAnswer } from '../upstream/answerReader.ts'
import type { CmsCall, CmsClient } from '../upstream/cmsClient.ts'
import { CmsError } from '../upstream/cmsError.ts'

/** What all requests share. */
export interface Upstream {
  client: CmsClient
  reads: PublicReads
}

/** One call upstream, as the playground shows it. */
export interface UpstreamCall {
  call: string
  /** Milliseconds. */
  time: number
  status?: number
  cache: CacheVerdict | 'none'
  attempts?: number
  error?: string
}

/** One request of one visitor. */
export interface Visit {
  requestId: string
  /** Whose requests are counted together; undefined: not counted, for example the shop's own rendering. */
  visitor: string | undefined
  /** The visitor's address, by which the CMS slows down whoever guesses passwords. */
  address: string | undefined
  cookies: VisitorCookies
  /** Fault switches for the CMS, where quality assurance may set them (DESIGN §7). */
  faults: string | undefined
  /** Where somebody follows what this request costs. */
  trace: Trace | undefined
  /** Every call made for this request, in the order of their ends. */
  calls: UpstreamCall[]
  /** How long the whole response may be used by others; `over` once anything personal was read. */
  lifetime: Lifetime
  /** Collects the paths of all public readings, from before each is requested. */
  paths: Set<string> | undefined
  /** Whether stale readings will do, so that the visitor need not wait for the CMS. */
  acceptsStale: boolean
}

/** Query parameters; undefined ones are left out, lists are comma-joined. */
export type Query = Record<string, string | number | readonly string[] | null | undefined>

/** Talks to the CMS for one request; every answer is parsed by its contract before anyone sees it. */
export abstract class CmsSource {
  readonly #upstream: Upstream
  readonly #visit: Visit

  constructor(upstream: Upstream, visit: Visit) {
    this.#upstream = upstream
    this.#visit = visit
  }

  /** A public read: asked without cookies, shared by all visitors, kept as the CMS allows. */
  protected async read<T>(contract: Answer<T>, path: string, query: Query = {}): Promise<T> {
    const value = await this.#publicly(contract, path + search(query))
    if (value === null) throw CmsError.of(404, undefined)
    return value as T
  }

  /** Like `read`, with null for what does not exist. */
  protected async find<T>(contract: Answer<T>, path: string, query: Query = {}): Promise<T | null> {
    const value = await this.#publicly(contract, path + search(query))
    return value as T | null
  }

  /** Like `find`, but asked now and kept nowhere: for what must not be stale, such as stock. */
  protected async findFresh<T>(contract: Answer<T>, path: string): Promise<T | null> {
    const value = await this.#publicly(contract, path, true)
    return value as T | null
  }

  /** A read of the visitor's own things: never kept, never shared. */
  protected ask<T>(contract: Answer<T>, path: string, query: Query = {}): Promise<T> {
    return this.#personally(contract, { method: 'GET', path: path + search(query), headers: {} })
  }

  /** A change. It is sent once. */
  protected send<T>(
    contract: Answer<T>,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    if (body === undefined) return this.#personally(contract, { method, path, headers })
    if (body instanceof FormData) return this.#personally(contract, { method, path, headers, body })
    return this.#personally(contract, {
      method,
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async #publicly<T>(contract: Answer<T>, path: string, isFresh = false): Promise<unknown> {
    const visit = this.#visit
    const load = async (etag: string | undefined) => {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
      const answer = await this.#exchange({ method: 'GET', path, headers })
      const freshness = freshnessOf(answer.headers)
      if (answer.status === 304) return { unchanged: freshness }
      return { ...parsePublic(contract, path, answer), freshness } satisfies Reading
    }
    if (isFresh || visit.faults !== undefined) {
      visit.lifetime = over
      const reading = await load(undefined)
      return 'unchanged' in reading ? null : reading.value
    }
    const start = performance.now()
    visit.paths?.add(path)
    const { reads } = this.#upstream
    const { value, verdict, lifetime } = await reads.read(path, load, visit.acceptsStale)
    visit.lifetime = shorter(visit.lifetime, lifetime)
    if (verdict !== 'miss')
      visit.calls.push({ call: `GET ${path}`, time: since(start), cache: verdict })
    return value
  }

  async #personally<T>(contract: Answer<T>, call: CmsCall): Promise<T> {
    this.#visit.lifetime = over
    const { cookies, address } = this.#visit
    const cookie = cookies.header
    const answer = await this.#exchange({
      ...call,
      headers: {
        ...call.headers,
        ...(cookie && { cookie }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    })
    this.#visit.cookies.take(answer.headers['set-cookie'])
    const body = parseBody(call.path, answer)
    if (answer.status >= 400) throw CmsError.of(answer.status, body, retryAfterOf(answer))
    if (isNotFound(body)) throw CmsError.of(404, body)
    return parseAnswer(contract, call.path, body)
  }

  async #exchange(call: CmsCall): Promise<CmsAnswer> {
    const { requestId, faults, calls, trace } = this.#visit
    const start = performance.now()
    const traced = trace?.call(call.method, call.path.split('?', 1)[0] ?? '')
    const name = `${call.method} ${call.path}`
    const cookie = [call.headers['cookie'], faults && `vitrine_qa=${faults}`]
      .filter(Boolean)
      .join('; ')
    const headers = {
      ...call.headers,
      accept: 'application/json',
      'x-request-id': requestId,
      ...(cookie && { cookie }),
      ...(traced && { traceparent: traced.traceparent }),
    }
    try {
      const { answer, attempts } = await this.#upstream.client.send({ ...call, headers })
      calls.push({ call: name, time: since(start), status: answer.status, cache: 'none', attempts })
      traced?.end(answer.status)
      return answer
    } catch (error) {
      const code = error instanceof CmsError ? error.code : String(error)
      calls.push({ call: name, time: since(start), cache: 'none', error: code })
      traced?.end(code)
      throw error
    }
  }
}

const since = (start: number) => Math.round((performance.now() - start) * 100) / 100

function search(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text !== undefined && text !== null && text !== '') parameters.set(name, String(text))
  }
  const text = parameters.toString()
  return text && `?${text}`
}

const retryAfterOf = ({ headers }: CmsAnswer) => {
  const value = headers['retry-after']
  return typeof value === 'string' ? value : undefined
}

function parseBody(path: string, { status, text }: CmsAnswer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An error page of a proxy on the way is still an error of that status.
    if (status >= 400) return undefined
    throw badAnswer(path, '(whole)', 'no JSON')
  }
}

const isNotFound = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_found'

function parsePublic<T>(contract: Answer<T>, path: string, answer: CmsAnswer) {
  const body = parseBody(path, answer)
  const etag = answer.headers['etag']
  const reading = { size: answer.text.length, etag: typeof etag === 'string' ? etag : undefined }
  const error =
    answer.status >= 400 ? CmsError.of(answer.status, body, retryAfterOf(answer)) : undefined
  if (error?.code === 'NOT_FOUND' || isNotFound(body)) return { ...reading, value: null }
  if (error) throw error
  return { ...reading, value: parseAnswer(contract, path, body) }
}

function parseAnswer<T>(contract: Answer<T>, path: string, body: unknown): T {
  const read = contract(body)
  if ('value' in read) return read.value
  throw badAnswer(path, read.breach.field, read.breach.problem)
}

function badAnswer(path: string, field: string, problem: string) {
  return new CmsError('BAD_CMS_RESPONSE', 'Something went wrong, please try again.', {
    call: path.split('?', 1)[0],
    field,
    problem,
  })
}
