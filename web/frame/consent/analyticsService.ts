import type { AnalyticsEvent } from '#web/core/analytics.ts'

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[]
  }
}

/**
 * Hands an event to the data layer, the queue that tag managers read. A merchant's tracking and behaviour services
 * hang on it; the shop itself sends nothing to anybody.
 */
export function toDataLayer(event: AnalyticsEvent) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
