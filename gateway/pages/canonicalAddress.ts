/**
 * Where an address leads that is written otherwise: without the slash at its end, or from the search to the shop
 * (routes.trailing-slash, routes.malformed-escape). `undefined`: it is well written. The answer is a path of this site, never another's address.
 */
export function betterAddress(url: string): string | undefined {
  const [path = '/', search] = url.split(/\?(.*)/s, 2)
  const query = search ? `?${search}` : ''
  // URLs are read as if a backslash were a slash.
  const plain = `/${path.split(/[/\\]/).filter(Boolean).join('/')}`
  if (plain === '/search' || plain.startsWith('/search/')) return shopSearch(plain, search)
  return plain === path ? undefined : plain + query
}

/**
 * Where an address leads whose escapes cannot be read, such as `/product/100%`: to the one that means those signs
 * themselves, a path of this site.
 */
export function readableAddress(url: string): string {
  const [path = '', search] = url.split(/\?(.*)/s, 2)
  const readable = path.replaceAll('%', '%25') + (search ? `?${search}` : '')
  return betterAddress(readable) ?? readable
}

function shopSearch(path: string, search = '') {
  const asked = new URLSearchParams(search)
  const term = decode(path.slice('/search/'.length)) || asked.get('s')
  return term ? `/shop?${new URLSearchParams({ s: term })}` : '/shop'
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
