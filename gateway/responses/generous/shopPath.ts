/** A file, which the CMS serves itself. */
const file = /\.\w{2,5}$/

/** Returns a link with one of the origins as a path of the shop without a trailing slash; a link to a file and any other value unchanged. */
export function pathOf(link: unknown, origins: readonly string[]): unknown {
  if (typeof link !== 'string') return link
  const origin = origins.find((each) => link === each || link.startsWith(`${each}/`))
  if (origin === undefined) return link
  const [, path = '', search = ''] = /^([^?#]*)(.*)$/s.exec(link.slice(origin.length)) ?? []
  return file.test(path) ? link : (path.replace(/\/+$/, '') || '/') + search
}
