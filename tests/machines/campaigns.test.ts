import { campaignKey, isRunning } from '@vitrine/machines/popups/campaigns.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)
const startDate = '2026-11-20 10:00:00'
const endDate = '2026-11-22 10:00:00'

test('a campaign runs from its start to its end, in Bangkok', () => {
  covers('popups.campaign.dates', 'popups.campaign.time-zone')

  const dates = { startDate, endDate }
  expect(isRunning(dates, at('2026-11-20T09:59:59'))).toBe(false)
  expect(isRunning(dates, at('2026-11-20T10:00:00'))).toBe(true)
  expect(isRunning(dates, at('2026-11-22T10:00:00'))).toBe(true)
  expect(isRunning(dates, at('2026-11-22T10:00:01'))).toBe(false)
})

test('a campaign without a start or end date is unlimited on that side, and a malformed date hides it', () => {
  covers('popups.campaign.malformed-date')

  const now = at('2026-11-21T00:00:00')
  expect(isRunning({ startDate: null, endDate }, now)).toBe(true)
  expect(isRunning({ startDate, endDate: null }, now)).toBe(true)
  expect(isRunning({ startDate: 'soon', endDate }, now)).toBe(false)
  expect(isRunning({ startDate, endDate: 'later' }, now)).toBe(false)
})

test('a campaign has a unique key, which changes with its content', () => {
  const campaign = { id: '7', link: '/shop' }
  expect(campaignKey(campaign)).toBe(campaignKey({ ...campaign }))
  expect(campaignKey(campaign)).toMatch(/^7-[0-9a-z]{4,7}$/)
  const names = Array.from({ length: 500 }, (_, link) => campaignKey({ id: '7', link }))
  expect(new Set(names).size).toBe(500)
})
