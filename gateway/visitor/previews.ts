import { fromInstant } from '@vitrine/contract/clock.ts'
import { previewHeader } from '@vitrine/contract/common.ts'
import { Preview } from '@vitrine/contract/content.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CmsClient } from '../upstream/cmsClient.ts'
import { responseJson } from '../upstream/responseReader.ts'

const ofRequest = new WeakMap<FastifyRequest, string>()

/** The valid token of the draft that a request previews; undefined for the shop as it is. */
export const requestPreview = (request: FastifyRequest): string | undefined =>
  ofRequest.get(request)

/** Stores the valid token of a request, for everything that calls the CMS for it. */
export const rememberPreview = (request: FastifyRequest, token: string) =>
  ofRequest.set(request, token)

const wellFormed = /^[\w.-]{1,200}$/

/** Milliseconds for which a response of the CMS about a token is used. */
const lifetime = 60_000

/** Maximum of tokens that are checked at the same time: made-up ones must not keep the CMS busy. */
const maxPending = 4

/** The response of the CMS about a token: the end of its preview, null if the token is invalid. */
interface Known {
  ends: Date | null
  until: number
}

/**
 * Checks with the CMS whether tokens of previews are valid, and caches that for a minute. Made-up tokens do not
 * displace valid ones.
 */
export class Previews {
  readonly #valid = new LRUCache<string, Known>({ max: 100 })
  readonly #invalid = new LRUCache<string, Known>({ max: 1000 })
  readonly #pending = new Map<string, Promise<Date | null | undefined>>()
  readonly #client: CmsClient
  readonly #clock: () => number

  constructor(client: CmsClient, clock: () => number) {
    this.#client = client
    this.#clock = clock
  }

  /** The end of the preview of a token; null if the token is invalid, undefined if it was not checked lately. */
  known(token: string): Date | null | undefined {
    if (!wellFormed.test(token)) return null
    const entry = this.#valid.get(token) ?? this.#invalid.get(token)
    return entry && entry.until > this.#clock() ? entry.ends : undefined
  }

  /**
   * The end of the preview of a token by a call to the CMS; undefined when it cannot be reached, or too many tokens are
   * being checked.
   */
  async check(token: string): Promise<Date | null | undefined> {
    const pending = this.#pending.get(token)
    if (pending) return pending
    if (this.#pending.size >= maxPending) return undefined
    const reading = this.#read(token).finally(() => this.#pending.delete(token))
    this.#pending.set(token, reading)
    return reading
  }

  async #read(token: string): Promise<Date | null | undefined> {
    const headers = { accept: 'application/json', [previewHeader]: token }
    const call = { method: 'GET', path: '/preview', headers } as const
    const { response } = await this.#client.send(call).catch(() => ({ response: undefined }))
    const preview = response?.status === 200 && Preview.safeParse(responseJson(response)).data
    if (!preview && response?.status !== 404) return undefined
    const now = this.#clock()
    const ends = preview ? fromInstant(preview.expires) : null
    if (ends && ends.getTime() > now) {
      this.#valid.set(token, { ends, until: Math.min(now + lifetime, ends.getTime()) })
      return ends
    }
    this.#valid.delete(token)
    this.#invalid.set(token, { ends: null, until: now + lifetime })
    return null
  }
}
