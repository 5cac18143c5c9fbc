import { parseDeadline } from '../countdown/deadline.ts'

/** The dates of a campaign in the format of the CMS; null means unlimited. */
export interface CampaignDates {
  startDate: string | null
  endDate: string | null
}

/** Whether a campaign runs at an instant (milliseconds since 1970); false for a malformed date. */
export function isRunning({ startDate, endDate }: CampaignDates, now: number): boolean {
  const start = startDate ? (parseDeadline(startDate) ?? Number.NaN) : Number.NEGATIVE_INFINITY
  const end = endDate ? (parseDeadline(endDate) ?? Number.NaN) : Number.POSITIVE_INFINITY
  return start <= now && now <= end
}

const prime = 0x01000193
const offset = 0x811c9dc5

/** A key of a campaign's id and contents (FNV-1a, base 36), so that a changed campaign is shown again. */
export function campaignKey<Campaign extends { id: string | number }>(campaign: Campaign): string {
  let hash = offset
  for (const byte of new TextEncoder().encode(JSON.stringify(campaign))) {
    hash = Math.imul(hash ^ byte, prime) >>> 0
  }
  return `${campaign.id}-${hash.toString(36)}`
}
