/**
 * The URL to redirect to: without a trailing slash or repeated slashes, or the shop for a search
 * (routes.trailing-slash, routes.malformed-escape). Undefined if the URL is canonical. Always a path of this site.
 */
export function canonicalUrl(url: string): string | undefined {
  const [path = '/', search] = url.split(/\?(.*)/s, 2)
  const query = search ? `?${search}` : ''
  // URL parsers treat a backslash as a slash.
  const segments = path.split(/[/\\]/).map((segment) => segment.replace(surrounding, ''))
  const plain = `/${segments.filter(Boolean).join('/')}`
  if (plain === '/search' || plain.startsWith('/search/')) return shopSearch(plain, search)
  return plain === path ? undefined : plain + query
}

/** Escaped blanks and invisible characters around a segment: they come from copied links (routes.blanks). */
const surrounding =
  /^(?:%20|%09|%0a|%0d|%c2%a0|%e2%80%8[b-f]|%ef%bb%bf)+|(?:%20|%09|%0a|%0d|%c2%a0|%e2%80%8[b-f]|%ef%bb%bf)+$/gi

/** The same URL with its path in lower case; undefined if it is (routes.letter-case). */
export function lowerCaseUrl(url: string): string | undefined {
  const [path = '', search] = url.split(/\?(.*)/s, 2)
  const lower = path
    .split('/')
    .map((segment) => encodeURIComponent(decode(segment).toLowerCase()))
    .join('/')
  return lower === path ? undefined : lower + (search ? `?${search}` : '')
}

/**
 * Whether a path is that of a file, such as `/wp-login.php` or `/.env`, which no page has: it gets a small response
 * without rendering (routes.unknown-file).
 */
export const isFilePath = (url: string): boolean =>
  /^\/\.|\/\.(?:env|git|aws|ssh)\b|\.(?:php\d?|aspx?|jsp|cgi|env|sql|ya?ml|ini|conf|log|bak|old|zip|t?gz|tar|rar|json|xml|txt|m?js|css|map|ico|png|jpe?g|gif|webp|avif|svg|woff2?)$/i.test(
    url.split('?', 1)[0] ?? '',
  )

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
