import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'

/**
 * Addresses that are not on the public internet, where a request would reach the inside of the network for a stranger.
 */
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

/**
 * Whether a URL is https, and on the public internet where it has an IP address; the addresses of a name are checked
 * for each connection.
 */
export function isPublicUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && !(isIP(host) !== 0 && isInside(host))
}

interface Options {
  /** Whether private addresses are allowed, for development and tests, whose receivers run on this machine. */
  allowsPrivate: boolean
  /** Milliseconds to connect, to the head of the response and between parts of its body, 3000 by default. */
  timeout?: number
}

const maxBytes = 256 * 1024

/** Sends requests to addresses that others have named: https to the public internet, without redirects. */
export class PublicClient {
  readonly #allowsPrivate: boolean
  readonly #agent: Agent

  constructor({ allowsPrivate, timeout = 3000 }: Options) {
    this.#allowsPrivate = allowsPrivate
    this.#agent = new Agent({
      connect: { timeout, ...(!allowsPrivate && { lookup: publicLookup }) },
      headersTimeout: timeout,
      bodyTimeout: timeout,
      maxResponseSize: maxBytes,
    })
  }

  /** The status and body of a response. Throws for one that is late or larger than 256 KiB. */
  async send(url: string, options: RequestOptions): Promise<{ status: number; text: string }> {
    const response = await this.#request(url, options)
    return { status: response.statusCode, text: await response.body.text() }
  }

  /** The status of a response without reading its body. Throws for one that is late. */
  async readStatus(url: string, options: RequestOptions): Promise<number> {
    const response = await this.#request(url, options)
    response.body.on('error', () => undefined).destroy()
    return response.statusCode
  }

  close(): Promise<void> {
    return this.#agent.close()
  }

  #request(url: string, options: RequestOptions) {
    if (!this.#allowsPrivate && !isPublicUrl(url))
      throw new Error(`${url} is not an https address on the public internet.`)
    return request(url, { ...options, dispatcher: this.#agent })
  }
}

interface RequestOptions {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}
