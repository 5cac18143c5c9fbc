import { type AnalyticsEvent, currentPage } from '#web/core/analytics.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The merchant's tags (entities.settings.fields). */
export interface Tags {
  measurementId: string | null
  adsId: string | null
  scriptUrl: string
}

/** The categories that the visitor has agreed to. */
export interface Granted {
  analytics: boolean
  ads: boolean
}

/** Adds a command to the data layer, the queue of Google's tags, which takes only `arguments` objects. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: gtag.js ignores arrays
  window.dataLayer.push(arguments)
}

const configured = new Set<string>()

const consentOf = ({ analytics, ads }: Granted) => ({
  analytics_storage: analytics ? 'granted' : 'denied',
  ad_storage: ads ? 'granted' : 'denied',
  ad_user_data: ads ? 'granted' : 'denied',
  ad_personalization: ads ? 'granted' : 'denied',
})

/**
 * Passes the visitor's choice to the tags, loads those that it allows (popups.consent.before, analytics.tags.*), and
 * returns a function that sends an event to them.
 */
export function applyTags(tags: Tags | null | undefined, granted: Granted) {
  const ids = [
    granted.analytics ? tags?.measurementId : null,
    granted.ads ? tags?.adsId : null,
  ].filter((id) => typeof id === 'string')
  const isFirst = configured.size === 0
  if (isFirst && (ids.length > 0 || !tags))
    gtag('consent', 'default', consentOf({ analytics: false, ads: false }))
  gtag('consent', 'update', consentOf(granted))
  for (const id of ids) {
    if (configured.has(id)) continue
    if (configured.size === 0) gtag('js', new Date())
    // The shop reports page views itself, once for each page.
    gtag('config', id, { send_page_view: false, ...currentPage() })
    configured.add(id)
  }
  const [first] = ids
  if (tags && first && isFirst) loadScript(`${tags.scriptUrl}?id=${encodeURIComponent(first)}`)
  return ({ event, ...parameters }: AnalyticsEvent) => {
    gtag('event', event, { ...parameters, ...(ids.length > 0 && { send_to: ids }) })
  }
}

function loadScript(url: string) {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
