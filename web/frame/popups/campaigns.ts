import { campaignKey, isRunning } from '#machines/popups/campaigns.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import type { PopupFieldsFragment } from './popups.generated.ts'

/** A campaign popup with the name that says which one it is and what it shows. */
export type Campaign = PopupFieldsFragment & { key: string }

/** The campaigns whose dates say that they run now, in the merchant's order; one without dates does not. */
export function campaignsOf(popups: readonly PopupFieldsFragment[], now: number): Campaign[] {
  return popups
    .filter(({ startDate, endDate }) => startDate && endDate)
    .filter((popup) => isRunning(popup, now))
    .map((popup) => ({ ...popup, key: keyOfCampaign(popup) }))
}

/** Names what a shopper sees of a campaign, and when: a change of any of it shows the campaign again. */
export function keyOfCampaign(popup: PopupFieldsFragment): string {
  const { id, name, images, link, startDate, endDate } = popup
  const pictures = [filesOf(images.desktop).url, filesOf(images.mobile).url]
  return campaignKey({ id, name, pictures, link: [link?.url, link?.linkText], startDate, endDate })
}
