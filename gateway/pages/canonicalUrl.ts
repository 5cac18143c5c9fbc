/**
 * The URL to redirect to: without a trailing slash or repeated slashes, or the shop for a search
 * (routes.trailing-slash, routes.malformed-escape). Undefined if the URL is canonical. Always a path of this site.
 */
export function canonicalUrl(url: string): string | undefined {
  const [path = '/', search] = url.split(/\?(.*)/s, 2)
  const query = search ? `?${search}` : ''
  // URL parsers treat a backslash as a slash.
  const plain = `/${path.split(/[/\\]/).filter(Boolean).join('/')}`
  if (plain === '/search' || plain.startsWith('/search/')) return shopSearch(plain, search)
  return plain === path ? undefined : plain + query
}

/** The URL to redirect to from one with malformed escapes, such as `/product/100%`: its percent signs are escaped. */
export function escapedUrl(url: string): string {
  const [path = '', search] = url.split(/\?(.*)/s, 2)
  const escaped = path.replaceAll('%', '%25') + (search ? `?${search}` : '')
  return canonicalUrl(escaped) ?? escaped
}

function shopSearch(path: string, search = '') {
  const parameters = new URLSearchParams(search)
  const term = decode(path.slice('/search/'.length)) || parameters.get('s')
  return term ? `/shop?${new URLSearchParams({ s: term })}` : '/shop'
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
