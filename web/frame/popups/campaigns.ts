import { campaignKey, isRunning } from '#machines/popups/campaigns.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import type { PopupFieldsFragment } from './popups.generated.ts'

/** A campaign popup with its `campaignKey`, which identifies the campaign and its content. */
export type Campaign = PopupFieldsFragment & { key: string }

/**
 * Returns the campaigns that run now, in the merchant's order; one without dates does not run (popups.campaign.dates).
 */
export function campaignsOf(popups: readonly PopupFieldsFragment[], now: number): Campaign[] {
  return popups
    .filter(({ startDate, endDate }) => startDate && endDate)
    .filter((popup) => isRunning(popup, now))
    .map((popup) => ({ ...popup, key: keyOfCampaign(popup) }))
}

/**
 * Returns the key of a campaign's content and dates: a change of them shows the campaign again
 * (popups.campaign.changed).
 */
export function keyOfCampaign(popup: PopupFieldsFragment): string {
  const { id, name, images, link, startDate, endDate } = popup
  const pictures = [filesOf(images.desktop).url, filesOf(images.mobile).url]
  return campaignKey({ id, name, pictures, link: [link?.url, link?.text], startDate, endDate })
}
