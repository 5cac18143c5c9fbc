import { campaignKey, isRunning } from '@vitrine/machines/popups/campaigns.ts'
import { englishPath } from '#web/lib/language.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import type { PopupFieldsFragment } from './popups.generated.ts'

/** A campaign popup with its `campaignKey`, which identifies the campaign and its content. */
export type Campaign = PopupFieldsFragment & { key: string }

/**
 * Returns the campaigns that run now, in the merchant's order; one without dates does not run (popups.campaign.dates).
 */
export function activeCampaigns(popups: readonly PopupFieldsFragment[], now: number): Campaign[] {
  return popups
    .filter(({ startDate, endDate }) => startDate && endDate)
    .filter((popup) => isRunning(popup, now))
    .map((popup) => ({ ...popup, key: keyOfCampaign(popup) }))
}

/**
 * Returns the key of a campaign's pictures, link and dates: a change of them shows the campaign again
 * (popups.campaign.changed). Its texts are not part of it: who closed a campaign does not see it again in another language.
 */
export function keyOfCampaign({ id, images, link, startDate, endDate }: PopupFieldsFragment) {
  const pictures = [imageFiles(images.desktop).url, imageFiles(images.mobile).url]
  const target = link?.url.startsWith('/') ? englishPath(link.url) : link?.url
  return campaignKey({ id, pictures, link: target, startDate, endDate })
}
