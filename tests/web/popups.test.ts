import { activeCampaigns } from '@vitrine/web/frame/popups/campaigns.ts'
import {
  isNewsletterDismissed,
  isVisitInterrupted,
  onSubscription,
  rememberDismissal,
  rememberInterruption,
  rememberSubscription,
} from '@vitrine/web/frame/popups/dismissals.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

type Popup = Parameters<typeof activeCampaigns>[0][number]

const imagesOf = (name: string) => {
  const image = { pattern: `/media/${name}-{320,480}.{avif,jpg}`, files: null }
  return { desktop: image, mobile: image }
}

const popup = (id: string, startDate: string | null, endDate: string | null): Popup =>
  ({ id, name: id, images: imagesOf(id), link: null, startDate, endDate }) as Popup

const shownAt = (now: string, ...popups: Popup[]) =>
  activeCampaigns(popups, Date.parse(now)).map(({ id }) => id)

test('a campaign with a malformed or missing date is not shown, and the others are', () => {
  covers('popups.campaign.malformed-date', 'popups.campaign.malformed-date-alone')
  const [start, end] = ['2026-04-06 00:00:00', '2026-04-19 23:59:59']
  expect(
    shownAt(
      '2026-04-10T00:00:00Z',
      popup('no-start', null, end),
      popup('no-end', start, null),
      popup('malformed-start', 'soon', end),
      popup('malformed-end', start, '31/12/2026'),
      popup('right', start, end),
    ),
  ).toEqual(['right'])
})

test('a campaign has another key when its image, link or dates change, not in another language', () => {
  covers('popups.campaign.changed')
  const [start, end] = ['2026-04-06 00:00:00', '2026-04-19 23:59:59']
  const before = popup('songkran', start, end)
  const keyOf = (changed: Partial<Popup>) =>
    activeCampaigns([{ ...before, ...changed } as Popup], Date.parse('2026-04-10T00:00:00Z'))[0]
      ?.key
  const keys = [
    {},
    { images: imagesOf('splash') },
    { link: { url: '/shop', isNewTab: false, linkText: null } },
    { startDate: '2026-04-07 00:00:00' },
    { endDate: '2026-04-20 23:59:59' },
  ].map((changed) => keyOf(changed as Partial<Popup>))
  expect(new Set(keys).size).toBe(5)
  expect(keyOf({ name: 'สงกรานต์' })).toBe(keyOf({}))
})

let jar: Map<string, string>
let written: string[]

beforeEach(() => {
  jar = new Map()
  written = []
  const texts = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
  vi.useFakeTimers({ now: 1_000_000 })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const day = 86_400

test('a subscription is remembered for a year, also when the popup closes afterwards', () => {
  rememberSubscription()
  rememberDismissal('newsletter')
  expect(isNewsletterDismissed()).toBe(true)
  expect(written).toEqual([expect.stringContaining(`max-age=${365 * day};`)])
})

test('a visit has had its popup until half an hour passes without a page', () => {
  covers('popups.queue.visit')

  const minute = 60_000
  expect(isVisitInterrupted()).toBe(false)
  rememberInterruption()
  vi.advanceTimersByTime(29 * minute)
  expect(isVisitInterrupted()).toBe(true)
  vi.advanceTimersByTime(29 * minute)
  expect(isVisitInterrupted()).toBe(true)
  vi.advanceTimersByTime(30 * minute)
  expect(isVisitInterrupted()).toBe(false)
})

test('a clock that was set back ends the visit', () => {
  rememberInterruption()
  vi.setSystemTime(900_000)
  expect(isVisitInterrupted()).toBe(false)
})

test('a subscription is reported to the page', () => {
  covers('popups.newsletter.subscribed')

  const listener = vi.fn()
  const stop = onSubscription(listener)
  rememberSubscription()
  stop()
  rememberSubscription()
  expect(listener).toHaveBeenCalledOnce()
})
