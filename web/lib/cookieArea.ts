import type { StorageArea } from './storage.ts'

const secondsOfDay = 86_400

/**
 * A storage area of cookies for the whole site, which expire after `days`. `|` is not escaped, because it separates ids.
 */
export const cookieArea =
  (days = 1) =>
  (): StorageArea => ({
    getItem: readCookie,
    setItem(name, text) {
      writeCookie(name, text, days * secondsOfDay)
      if (readCookie(name) === null)
        throw new Error(`The browser does not store the cookie ${name}`)
    },
    removeItem: (name) => writeCookie(name, '', 0),
  })

function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return value === undefined ? null : decodeURIComponent(value.slice(start.length))
}

function writeCookie(name: string, text: string, seconds: number) {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%7C', '|')}`,
    'path=/',
    `max-age=${seconds}`,
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that shoppers still use
  document.cookie = parts.join('; ')
}
