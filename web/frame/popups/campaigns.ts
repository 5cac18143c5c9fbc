import { campaignKey, isRunning } from '@vitrine/machines/popups/campaigns.ts'
import { englishPath } from '#web/lib/language.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import type { PopupFieldsFragment } from './popups.generated.ts'

/** A campaign popup with its `campaignKey`, which identifies the campaign and its content. */
export type Campaign = PopupFieldsFragment & { key: string }

/** Returns the campaigns that run now, in the merchant's order, but none without dates (popups.campaign.dates). */
export function activeCampaigns(popups: readonly PopupFieldsFragment[], now: number): Campaign[] {
  return popups
    .filter(({ startDate, endDate }) => startDate && endDate)
    .filter((popup) => isRunning(popup, now))
    .map((popup) => ({ ...popup, key: keyOfCampaign(popup) }))
}

/**
 * Returns the key of a campaign's images, link and dates, but not of its texts, because they depend on the language
 * (popups.campaign.changed).
 */
export function keyOfCampaign({ id, images, link, startDate, endDate }: PopupFieldsFragment) {
  const pictures = [imageFiles(images.desktop).url, imageFiles(images.mobile).url]
  const target = link?.url.startsWith('/') ? englishPath(link.url) : link?.url
  return campaignKey({ id, pictures, link: target, startDate, endDate })
}
