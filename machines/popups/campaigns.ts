import { instantOf } from '../countdown/deadline.ts'

/** When a campaign runs, as the CMS writes it; without a date it is open at that end. */
export interface CampaignDates {
  startDate: string | null
  endDate: string | null
}

/** Whether a campaign runs at an instant (milliseconds since 1970); a malformed date hides it. */
export function isRunning({ startDate, endDate }: CampaignDates, now: number): boolean {
  const start = startDate ? (instantOf(startDate) ?? Number.NaN) : Number.NEGATIVE_INFINITY
  const end = endDate ? (instantOf(endDate) ?? Number.NaN) : Number.POSITIVE_INFINITY
  return start <= now && now <= end
}

const prime = 0x01000193
const offset = 0x811c9dc5

/** A short name for a campaign's id and content, so that a changed campaign shows again (FNV-1a, base 36). */
export function campaignKey<Campaign extends { id: string | number }>(campaign: Campaign): string {
  let hash = offset
  for (const byte of new TextEncoder().encode(JSON.stringify(campaign))) {
    hash = Math.imul(hash ^ byte, prime) >>> 0
  }
  return `${campaign.id}-${hash.toString(36)}`
}
