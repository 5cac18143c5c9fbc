const cookieName = 'recently_viewed_products'
const mostProducts = 10
const lifetimeSeconds = 365 * 24 * 60 * 60

/** Ids of the products that were looked at, the last one first; at most 10 (SPEC §9). None where cookies are blocked. */
export function readRecentlyViewed(cookies: string = document.cookie): string[] {
  const [, value = ''] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies) ?? []
  const ids = safeDecode(value).split(/[|,]/)
  return [...new Set(ids)].filter((id) => /^[\w-]{1,100}$/.test(id)).slice(0, mostProducts)
}

/** The ids with this one first, as the cookie keeps them for a year on every path. */
export function rememberViewed(id: string) {
  const ids = [id, ...readRecentlyViewed().filter((other) => other !== id)].slice(0, mostProducts)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${cookieName}=${ids.join('|')}; Max-Age=${lifetimeSeconds}; Path=/; SameSite=Lax`
}

function safeDecode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
