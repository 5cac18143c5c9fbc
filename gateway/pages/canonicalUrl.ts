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
  const searched = /^(\/th)?\/search(?:\/(.*))?$/.exec(plain)
  if (searched) return (searched[1] ?? '') + shopSearch(searched[2] ?? '', search)
  return plain === path ? undefined : plain + query
}

/** Escaped blanks and invisible characters around a segment: they come from copied links (routes.blanks). */
const surrounding =
  /^(?:%20|%09|%0a|%0d|%c2%a0|%e2%80%8[b-f]|%ef%bb%bf)+|(?:%20|%09|%0a|%0d|%c2%a0|%e2%80%8[b-f]|%ef%bb%bf)+$/gi

/** The same URL with its path in lower case; undefined if it is in lower case already (routes.letter-case). */
export function lowerCaseUrl(url: string): string | undefined {
  const [path = '', search] = url.split(/\?(.*)/s, 2)
  const lower = path
    .split('/')
    .map((segment) => encodeURIComponent(decode(segment).toLowerCase()))
    .join('/')
  return lower === path ? undefined : lower + (search ? `?${search}` : '')
}

/** Matches hidden files and PHP scripts. */
const hidden = /^\/\.|\/\.(?:env|git|aws|ssh)\b|\.php\d?(?:[/~]|$)/i
/**
 * Endings of scripts, settings, copies, keys and images, as scanners and browsers look for them; `.1` of old logs, `~`
 * of editors.
 */
const ending =
  /\.(?:aspx?|jsp|cgi|py|rb|pl|sh|exe|env|sql|sqlite\d?|db|ya?ml|toml|ini|conf(?:ig)?|log|bak|old|save|swp|pem|key|crt|zip|t?gz|bz2|xz|7z|tar|rar|json|xml|rss|csv|txt|pdf|m?js|css|map|webmanifest|ico|png|jpe?g|gif|webp|avif|svg|woff2?)(?:\.\d+)?~?$/i

/**
 * Whether a path is that of a file, such as `/wp-login.php` or `/.env`, which gets a small response without rendering
 * (routes.unknown-file).
 */
export function isFilePath(url: string): boolean {
  const path = decode(url.split('?', 1)[0] ?? '')
  return hidden.test(path) || ending.test(path)
}

/** The URL to redirect to from one with malformed escapes, such as `/product/100%`: its percent signs are escaped. */
export function escapedUrl(url: string): string {
  const [path = '', search] = url.split(/\?(.*)/s, 2)
  const escaped = path.replaceAll('%', '%25') + (search ? `?${search}` : '')
  return canonicalUrl(escaped) ?? escaped
}

function shopSearch(text: string, search = '') {
  const parameters = new URLSearchParams(search)
  const term = decode(text) || parameters.get('s')
  return term ? `/shop?${new URLSearchParams({ s: term })}` : '/shop'
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
