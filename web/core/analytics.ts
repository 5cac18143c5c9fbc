/** An event in the format of the tag managers' data layer. */
export interface AnalyticsEvent {
  event: string
  [detail: string]: string | number | undefined
}

type Service = (event: AnalyticsEvent) => void

/** The most events that are queued for a visitor who never responds to the cookie banner. */
const maxQueued = 100

let queue: AnalyticsEvent[] = []
let service: Service | null = null

/** Reports an event to analytics. Queues it in memory until the visitor has consented. */
export function track(event: AnalyticsEvent) {
  if (service) service(event)
  else if (queue.length < maxQueued) queue.push(event)
}

/** Sends the queued events in order, and later ones immediately. Called when the visitor has consented. */
export function connectAnalytics(send: Service) {
  service = send
  for (const event of queue) send(event)
  queue = []
}

/** Drops the queued events and stops sending. Called when the visitor has rejected or withdrawn consent. */
export function disconnectAnalytics() {
  service = null
  queue = []
}
