/**
 * The key by which requests from an address are rate-limited: the network of an IPv6 address, because every visitor can
 * use all addresses in it. An IPv4 address has one key in all its forms.
 */
export function rateLimitKey(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
