const scheme = /^[a-z][a-z0-9+.-]*:/i
const allowed = /^(https?|mailto|tel):/i

// What browsers drop from an address before they read its scheme: `java\nscript:` is `javascript:`.
const ignored = /[\p{C}\s]/gu

/** Whether an address may stand in a link: a path of the shop, or http, https, mailto, tel. */
export function isSafeUrl(url: string): boolean {
  if (url.startsWith('/') || url.startsWith('https://')) return true
  const bare = url.replace(ignored, '')
  return !scheme.test(bare) || allowed.test(bare)
}

/** The address itself, or `#` for one that would run something. */
export const safeUrl = (url: string) => (isSafeUrl(url) ? url : '#')

/** Like `safeUrl` for an address that may be absent. */
export const optionalUrl = (url: string | null | undefined) =>
  url === null || url === undefined || !isSafeUrl(url) ? null : url
