/** Something that happened in the shop, in the words of the tag managers' data layer. */
export interface AnalyticsEvent {
  event: string
  [detail: string]: string | number | undefined
}

type Service = (event: AnalyticsEvent) => void

/** Events of somebody who never answers are not kept for ever. */
const most = 100

let waiting: AnalyticsEvent[] = []
let service: Service | null = null

/** Tells analytics what happened. Until the shopper has agreed it waits in this page, and goes no further. */
export function track(event: AnalyticsEvent) {
  if (service) service(event)
  else if (waiting.length < most) waiting.push(event)
}

/** The shopper agreed: what has waited is sent, in order, and what comes goes at once. */
export function connectAnalytics(send: Service) {
  service = send
  for (const event of waiting) send(event)
  waiting = []
}

/** The shopper refused, or changed their mind: nothing is sent, nothing that waited is kept. */
export function disconnectAnalytics() {
  service = null
  waiting = []
}
