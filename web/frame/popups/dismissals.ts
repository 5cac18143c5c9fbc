import { readCookie, writeCookie } from '#web/lib/cookies.ts'

/** Days that a closed popup stays away (SPEC §9). */
const days = { newsletter: 3, campaign: 1 }

/** The cookie that remembers the newsletter's popup. */
export const newsletterCookie = 'newsletter_dismissed'
const subscribedDays = 365

/** Whether the newsletter's popup was closed, or answered, not long ago. */
export const isNewsletterDismissed = () => readCookie(newsletterCookie) !== undefined

/** Whether this campaign, as it is now, was closed or followed today. `key` is its `campaignKey`. */
export const isCampaignDismissed = (id: string, key: string) =>
  readCookie(campaignCookie(id)) === key

/** The cookie that remembers a campaign, named by its id; its value is the campaign's key. */
export const campaignCookie = (id: string) => `campaign_dismissed_${id}`

/** Who subscribed is not asked again. */
export function rememberSubscription() {
  writeCookie(newsletterCookie, 'subscribed', subscribedDays)
}

/** Remembers a closed popup by its key: the newsletter for three days, a campaign for one. */
export function rememberDismissal(key: string) {
  if (key !== 'newsletter') return writeCookie(campaignCookie(idOf(key)), key, days.campaign)
  if (readCookie(newsletterCookie) !== 'subscribed')
    writeCookie(newsletterCookie, 'closed', days.newsletter)
}

/** A campaign's key is its id, a hyphen, and a hash of what it shows. */
const idOf = (key: string) => key.slice(0, key.lastIndexOf('-'))
