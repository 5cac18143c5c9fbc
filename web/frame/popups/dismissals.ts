import { cookieArea } from '#web/lib/cookieArea.ts'
import { renewCookies } from '#web/lib/renewCookies.ts'
import { createSchema, textSchema } from '#web/lib/schemas.ts'
import { localArea, plainText, storage } from '#web/lib/storage.ts'

/** Days that a popup is not shown again (popups.newsletter.dismissed, popups.campaign.dismissed). */
const days = { newsletter: 3, campaign: 1, subscribed: 365 }

/** The cookie that remembers the newsletter's popup. */
export const newsletterCookie = 'newsletter_dismissed'

/** The cookie that stores a campaign's key as dismissed, named by the campaign's id. */
export const campaignCookie = (id: string) => `campaign_dismissed_${id}`

const cookie = (name: string, validDays: number) =>
  storage(name, textSchema, { area: cookieArea(validDays), format: plainText })

const newsletter = cookie(newsletterCookie, days.newsletter)

/** Whether the newsletter's popup was closed, or answered, not long ago. */
export const isNewsletterDismissed = () => newsletter.read() !== undefined

/** Whether this campaign, as it is now, was closed or followed today. `key` is its `campaignKey`. */
export const isCampaignDismissed = (id: string, key: string) =>
  cookie(campaignCookie(id), days.campaign).read() === key

/** Remembers for a year that the visitor subscribed: the popup is not shown to subscribers. */
export function rememberSubscription() {
  cookie(newsletterCookie, days.subscribed).write('subscribed')
  renewCookies()
  subscribed.dispatchEvent(new Event('subscription'))
}

const subscribed = new EventTarget()

/** Calls `listener` when the visitor subscribes on this page, and returns a function that stops it. */
export function onSubscription(listener: () => void) {
  subscribed.addEventListener('subscription', listener)
  return () => subscribed.removeEventListener('subscription', listener)
}

/** Remembers a closed popup by its key: the newsletter for three days, a campaign for one. */
export function rememberDismissal(key: string) {
  if (key !== 'newsletter') cookie(campaignCookie(idOf(key)), days.campaign).write(key)
  else if (newsletter.read() !== 'subscribed') newsletter.write('closed')
}

/** A campaign's key is its id, a hyphen, and a hash of what it shows. */
const idOf = (key: string) => key.slice(0, key.lastIndexOf('-'))

/** A visit ends after half an hour without a page (popups.queue.visit). */
const visitMilliseconds = 30 * 60_000

const momentSchema = createSchema((value) => (typeof value === 'number' ? value : undefined))

/** The last time that a visit that has had its popup was seen, in milliseconds since 1970 by the device's clock. */
const lastSeen = storage('popups.visit', momentSchema, { area: localArea })

/** Stores that this visit has had its popup, and still lasts. */
export function rememberInterruption() {
  lastSeen.write(Date.now())
}

/** Whether this visit has had its popup, which prolongs it; false if the clock was set back. */
export function isVisitInterrupted(): boolean {
  const elapsed = Date.now() - (lastSeen.read() ?? Number.NaN)
  const isInterrupted = elapsed >= 0 && elapsed < visitMilliseconds
  if (isInterrupted) rememberInterruption()
  return isInterrupted
}
