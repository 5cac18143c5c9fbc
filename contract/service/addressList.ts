import { BlockList, isIPv6 } from 'node:net'
import { z } from 'zod'

/**
 * Whether an address is in a comma-separated list of addresses and networks, such as `127.0.0.0/8,::1`. Throws when an
 * entry is neither.
 */
export function addressTest(list: string): (address: string) => boolean {
  const addresses = new BlockList()
  for (const entry of list.split(',')) {
    const [address = '', prefix] = entry.trim().split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) addresses.addAddress(address, family)
    else addresses.addSubnet(address, Number(prefix), family)
  }
  return (address) => addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The variable that names proxies, whose X-Forwarded-For is trusted. */
export const trustedProxies = z
  .string()
  .refine(isAddressList, 'must be addresses or networks, such as 10.0.0.5,10.1.0.0/16')

/** Whether a text is a comma-separated list of addresses and networks. */
function isAddressList(text: string): boolean {
  try {
    return Boolean(addressTest(text))
  } catch {
    return false
  }
}
