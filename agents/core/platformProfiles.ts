import type { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { AgentError } from './agentError.ts'
import { capabilities, parseJson, ucpVersion } from './protocol.ts'

const Entry = z.looseObject({
  version: z.string().optional(),
  config: z.looseObject({ webhook_url: z.url().max(1000).optional() }).optional(),
})
const Profile = z.looseObject({
  ucp: z.looseObject({
    version: z.string(),
    capabilities: z.record(z.string(), z.array(Entry)).optional(),
  }),
})

/** The capabilities that an agent and the shop have in common. */
export interface Negotiated {
  isActive: (capability: string) => boolean
  webhookUrl: string | undefined
}

/** Milliseconds for which a profile is used, and for which one that cannot be read is not requested again. */
const lifetime = 10 * 60_000
const failureLifetime = 30_000

/** The profiles of the platforms behind agents, cached. */
export class PlatformProfiles {
  readonly #client: PublicClient
  readonly #profiles: LRUCache<string, Promise<Negotiated>>

  constructor(client: PublicClient) {
    this.#client = client
    this.#profiles = new LRUCache({ max: 1000, ttl: lifetime })
  }

  /** Throws AgentError for a profile that cannot be read, and for one of another version. */
  negotiate(url: string): Promise<Negotiated> {
    const profile = this.#profiles.get(url)
    if (profile) return profile
    const reading = this.#read(url)
    this.#profiles.set(url, reading)
    reading.catch(() => this.#profiles.set(url, reading, { ttl: failureLifetime }))
    return reading
  }

  async #read(url: string): Promise<Negotiated> {
    const text = await this.#client
      .send(url, { method: 'GET', headers: { accept: 'application/json' } })
      .then(({ status, text: body }) => (status === 200 ? body : undefined))
      .catch(() => undefined)
    if (text === undefined)
      throw new AgentError('profile_unreachable', `The profile ${url} cannot be read.`)
    const profile = Profile.safeParse(parseJson(text)).data
    if (!profile) throw new AgentError('profile_malformed', `${url} is not a profile of UCP.`)
    const { version, capabilities: theirs = {} } = profile.ucp
    if (version !== ucpVersion)
      throw new AgentError(
        'version_unsupported',
        `Version ${version.slice(0, 20)} is not supported. This shop speaks ${ucpVersion}.`,
        { severity: 'unrecoverable' },
      )
    const has = (name: string) => theirs[name]?.some((item) => item.version === ucpVersion) ?? false
    const ours = Object.values(capabilities).filter(
      (value) => has(value.name) && (value.extends.length === 0 || value.extends.some(has)),
    )
    const active = new Set<string>(ours.map(({ name }) => name))
    const order = theirs[capabilities.order.name]?.find((item) => item.version === ucpVersion)
    return { isActive: (name) => active.has(name), webhookUrl: order?.config?.webhook_url }
  }
}
