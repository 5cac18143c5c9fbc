/** Resolves paths; no such host exists. */
const base = 'https://site.invalid'

/** Maximum characters of a path with its query: servers accept no longer addresses. */
const maxLength = 8000

// URL parsers remove tabs and line breaks, so that `/\t/elsewhere.example` is `//elsewhere.example`.
const unreadable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

// URL parsers treat a backslash as a slash, and some servers decode escaped ones.
const begin = /^\/(?![/\\]|%2f|%5c)/i

/**
 * Returns a path of this site with its query and fragment as a browser resolves it, for redirects and navigations to a
 * requested address (security.redirects.local); undefined for another site's address, also without a scheme
 * (`//elsewhere.example`, `/\elsewhere.example`), a relative path, control characters, and more than 8000 characters.
 */
export function sitePath(text: string): string | undefined {
  if (text.length > maxLength || unreadable.test(text) || !begin.test(text)) return undefined
  const { origin, pathname, search, hash } = new URL(text, base)
  // Without dot segments it may begin with two slashes: `/.//elsewhere.example`.
  return origin === base && begin.test(pathname) ? pathname + search + hash : undefined
}
