import { BlockList, isIP } from 'node:net'
import { emailIdentity } from '#commerce/rules/firstOrder.ts'
import { comparablePhone } from './orderAccess.ts'

/** The identifiers by which the orders of one shopper are recognized. */
export interface Holder {
  placedBy: string
  /** The mailbox of the email address. */
  contactEmail: string
  /** The last nine digits of the phone number. */
  contactPhone: string
  /** The range of the visitor's address, or null when it is not a public one. */
  network: string | null
}

const ownAddresses = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownAddresses.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownAddresses.addSubnet(network, prefix, 'ipv6')

/**
 * The range of an address that one visitor can choose from, /24 of IPv4 or /56 of IPv6, or null for a local or private
 * address, which belongs to a proxy.
 */
export function networkPrefix(address: string): string | null {
  const text = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/%.*$/, '')
  const version = isIP(text)
  if (version === 0 || ownAddresses.check(text, version === 4 ? 'ipv4' : 'ipv6')) return null
  if (version === 4) return `${text.split('.').slice(0, 3).join('.')}.0/24`
  const [head = '', tail] = text.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? [] : Array(8 - first.length - last.length).fill('0')
  const bits = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16))
  const [one = 0, two = 0, three = 0, four = 0] = bits
  return `${[one, two, three, four & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** The keys of a shopper, from the form and the address of the request. */
export function createHolder(
  placedBy: string,
  billing: { email: string; phone?: string | null | undefined },
  address: string,
): Holder {
  return {
    placedBy,
    contactEmail: emailIdentity(billing.email),
    contactPhone: comparablePhone(billing.phone ?? ''),
    network: networkPrefix(address),
  }
}
