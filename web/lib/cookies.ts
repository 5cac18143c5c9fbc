const secondsOfDay = 86_400

/** A cookie's value; `undefined` if there is none, or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

/** Keeps a value in this browser for so many days, on the whole site. */
export function writeCookie(name: string, value: string, days: number) {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${days * secondsOfDay}`,
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that shoppers still use
  document.cookie = parts.join('; ')
}
