/** An event in the format of the tag managers' data layer. */
export interface AnalyticsEvent {
  event: string
  [detail: string]: string | number | undefined
}

type Service = (event: AnalyticsEvent) => void

/** Limits the memory of a page whose visitor never answers the cookie consent. */
const maxWaiting = 100

let waiting: AnalyticsEvent[] = []
let service: Service | null = null

/** Reports an event to analytics. It waits in this page until the visitor has consented. */
export function track(event: AnalyticsEvent) {
  if (service) service(event)
  else if (waiting.length < maxWaiting) waiting.push(event)
}

/** Sends the waiting events in order, and later ones immediately: the visitor has consented. */
export function connectAnalytics(send: Service) {
  service = send
  for (const event of waiting) send(event)
  waiting = []
}

/** Drops the waiting events and sends no more: the visitor has refused or withdrawn consent. */
export function disconnectAnalytics() {
  service = null
  waiting = []
}
