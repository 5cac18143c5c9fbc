const scheme = /^[a-z][a-z0-9+.-]*:/i
const allowed = /^(https?|mailto|tel):/i

// Characters that browsers ignore in a scheme: `java\nscript:` is `javascript:`.
const ignored = /[\p{C}\s]/gu

/** Whether an address is safe in a link: a path of the shop, or http, https, mailto or tel. */
export function isSafeUrl(url: string): boolean {
  if (url.startsWith('/') || url.startsWith('https://')) return true
  const bare = url.replace(ignored, '')
  return !scheme.test(bare) || allowed.test(bare)
}

/** The address, or `#` if it is unsafe, such as `javascript:`. */
export const safeUrl = (url: string) => (isSafeUrl(url) ? url : '#')

/** The address, or null if it is absent or unsafe. */
export const optionalUrl = (url: string | null | undefined) =>
  url === null || url === undefined || !isSafeUrl(url) ? null : url
