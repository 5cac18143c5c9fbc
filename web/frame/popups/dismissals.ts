import { cooldownMilliseconds } from '@vitrine/machines/popups/popupsSetup.ts'
import { cookieArea } from '#web/lib/cookieArea.ts'
import { renewCookies } from '#web/lib/renewCookies.ts'
import { schemaOf, textSchema } from '#web/lib/schemas.ts'
import { localArea, plainText, storage } from '#web/lib/storage.ts'

/** Days that a popup is not shown again (popups.newsletter.dismissed, popups.campaign.dismissed). */
const days = { newsletter: 3, campaign: 1, subscribed: 365 }

/** The cookie that remembers the newsletter's popup. */
export const newsletterCookie = 'newsletter_dismissed'

/** The cookie that remembers a campaign, named by its id; its value is the campaign's key. */
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
}

/** Remembers a closed popup by its key: the newsletter for three days, a campaign for one. */
export function rememberDismissal(key: string) {
  if (key !== 'newsletter') cookie(campaignCookie(idOf(key)), days.campaign).write(key)
  else if (newsletter.read() !== 'subscribed') newsletter.write('closed')
}

/** A campaign's key is its id, a hyphen, and a hash of what it shows. */
const idOf = (key: string) => key.slice(0, key.lastIndexOf('-'))

const momentSchema = schemaOf((value) => (typeof value === 'number' ? value : undefined))

/** When a popup was closed last, in milliseconds since 1970 by the device's clock. */
const lastClosed = storage('popups.closed', momentSchema, { area: localArea })

/** Remembers that a popup was closed now, so that the next page waits too (popups.queue.spacing-reload). */
export function rememberCooldown() {
  lastClosed.write(Date.now())
}

/** The rest of the cooldown of an earlier page, in milliseconds; 0 if it has ended, or if the clock was set back. */
export function cooldownLeft(): number {
  const elapsed = Date.now() - (lastClosed.read() ?? 0)
  return elapsed < 0 ? 0 : Math.max(0, cooldownMilliseconds - elapsed)
}
