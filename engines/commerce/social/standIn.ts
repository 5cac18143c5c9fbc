import { getGlobalDispatcher, setGlobalDispatcher } from 'undici'

const origins = new Set([
  'https://accounts.google.com',
  'https://oauth2.googleapis.com',
  'https://www.googleapis.com',
  'https://appleid.apple.com',
  'https://access.line.me',
  'https://api.line.me',
  'https://www.facebook.com',
  'https://graph.facebook.com',
])

/** Replaces a provider's origin in an address by the stand-in's. */
export function atStandIn(address: URL, standIn: string | undefined): URL {
  return standIn && origins.has(address.origin)
    ? new URL(`${address.pathname}${address.search}`, standIn)
    : address
}

const installed = new Set<string>()

/**
 * Routes this process's requests to the providers to a stand-in with the same paths, because Arctic allows no other
 * endpoints.
 */
export function installStandIn(standIn: string): void {
  if (installed.has(standIn)) return
  installed.clear()
  installed.add(standIn)
  setGlobalDispatcher(
    getGlobalDispatcher().compose((dispatch) => (options, handler) => {
      const isProvider = origins.has(String(options.origin))
      return dispatch(isProvider ? { ...options, origin: standIn } : options, handler)
    }),
  )
}
