import { urlWith } from './activeFaults.ts'

/** The header with which a tab sends its switches. */
export const tabHeader = 'x-vitrine-qa'

const isOfShop = (href: string | URL) => {
  const url = new URL(href, location.href)
  return url.origin === location.origin && !url.pathname.startsWith('/_machines')
}

/** Sends the switches of this tab with its requests, and keeps them in its URL until the returned function is called. */
export function sendWithTab(switches: string): () => void {
  addToFetch(switches)
  addToUploads(switches)
  keepInHistory(switches)
  return keepInPageLoads(switches)
}

function addToFetch(switches: string) {
  const send = window.fetch
  window.fetch = (input, init) => {
    if (typeof input !== 'string' || !isOfShop(input)) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set(tabHeader, switches)
    return send(input, { ...init, headers })
  }
}

// The shop sends files by XMLHttpRequest, which reports their progress.
function addToUploads(switches: string) {
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: [boolean?, string?, string?]
  ) {
    const [isAsync = true, ...credentials] = rest
    open.call(this, method, url, isAsync, ...credentials)
    if (isOfShop(url)) this.setRequestHeader(tabHeader, switches)
  }
}

// The prototype, because the shop calls its methods too.
function keepInHistory(switches: string) {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = History.prototype[name]
    History.prototype[name] = function (this: History, state, unused, url) {
      const target = url == null ? undefined : new URL(url, location.href)
      const isKept = target !== undefined && isOfShop(target)
      change.call(this, state, unused, isKept ? urlWith(target.href, switches) : url)
    }
  }
  history.replaceState(history.state, '', location.href)
}

/** Loads pages of the shop with the switches; not in browsers without the Navigation API. */
function keepInPageLoads(switches: string) {
  const keep = (event: NavigateEvent) => {
    const { destination, navigationType } = event
    if (!event.cancelable || destination.sameDocument || event.formData || event.downloadRequest)
      return
    if (navigationType === 'reload' || navigationType === 'traverse') return
    if (!isOfShop(destination.url) || new URL(destination.url).searchParams.has('qa')) return
    event.preventDefault()
    location.assign(urlWith(destination.url, switches))
  }
  window.navigation?.addEventListener('navigate', keep)
  return () => window.navigation?.removeEventListener('navigate', keep)
}
