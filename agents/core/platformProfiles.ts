import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { AgentError } from './agentError.ts'
import { capabilities, jsonOf, ucpVersion } from './protocol.ts'

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
const maxBytes = 256 * 1024

/** Addresses that are not on the public internet. A profile there would let strangers send requests inside of the network. */
const inside = new BlockList()
const networks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/127',
  '64:ff9b::/96',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]
for (const network of networks) {
  const [address = '', bits] = network.split('/')
  inside.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
/** IPv4 addresses in the notation of IPv6 are checked as IPv4 by the list itself. */
const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    if (addresses.some(({ address }) => isInside(address)))
      return callback(new Error(`${hostname} is not on the public internet.`), '')
    const [first] = addresses
    if (options.all) return callback(null, addresses)
    return callback(null, first?.address ?? '', first?.family)
  })
}

/** Sends a request to an address that a stranger named: https to the public internet, without redirects. */
export class PublicClient {
  readonly #allowsPrivate: boolean
  readonly #agent: Agent

  /** `allowsPrivate`: for development and tests, whose agents run on this machine. */
  constructor(allowsPrivate: boolean) {
    this.#allowsPrivate = allowsPrivate
    this.#agent = new Agent({
      connect: allowsPrivate ? { timeout: 3000 } : { timeout: 3000, lookup: publicLookup },
      headersTimeout: 3000,
      bodyTimeout: 3000,
      maxResponseSize: maxBytes,
    })
  }

  async send(
    url: string,
    options: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
  ) {
    const { protocol, hostname } = new URL(url)
    const host = hostname.replace(/^\[|\]$/g, '')
    if (!this.#allowsPrivate && (protocol !== 'https:' || (isIP(host) !== 0 && isInside(host))))
      throw new Error(`${url} is not an https address on the public internet.`)
    const response = await request(url, { ...options, dispatcher: this.#agent })
    return { status: response.statusCode, text: await response.body.text() }
  }

  close(): Promise<void> {
    return this.#agent.close()
  }
}

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
    const known = this.#profiles.get(url)
    if (known) return known
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
    const profile = Profile.safeParse(jsonOf(text)).data
    if (!profile) throw new AgentError('profile_malformed', `${url} is not a profile of UCP.`)
    const { version, capabilities: theirs = {} } = profile.ucp
    if (version !== ucpVersion)
      throw new AgentError(
        'version_unsupported',
        `Version ${version.slice(0, 20)} is not supported. This shop speaks ${ucpVersion}.`,
        { severity: 'unrecoverable' },
      )
    const has = (name: string) => theirs[name]?.some((each) => each.version === ucpVersion) ?? false
    const ours = Object.values(capabilities).filter(
      (each) => has(each.name) && (each.extends.length === 0 || each.extends.some(has)),
    )
    const active = new Set<string>(ours.map(({ name }) => name))
    const order = theirs[capabilities.order.name]?.find((each) => each.version === ucpVersion)
    return { isActive: (name) => active.has(name), webhookUrl: order?.config?.webhook_url }
  }
}
