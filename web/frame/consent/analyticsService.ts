import type { AnalyticsEvent } from '#web/core/analytics.ts'

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[]
  }
}

/**
 * Adds an event to the data layer, the queue that tag managers read (popups.consent.analytics-services). The shop itself
 * sends nothing.
 */
export function toDataLayer(event: AnalyticsEvent) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
