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

/** The same address at the stand-in, if it is one of the providers'. */
export function atStandIn(address: URL, standIn: string | undefined): URL {
  return standIn && origins.has(address.origin)
    ? new URL(`${address.pathname}${address.search}`, standIn)
    : address
}

const installed = new Set<string>()

/**
 * Sends what this process asks of the providers to a stand-in, by paths that stay the providers'
 * own. It is for trying sign-in without accounts there; arctic knows no other way in.
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
