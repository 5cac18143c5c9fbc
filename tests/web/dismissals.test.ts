import { beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import {
  cooldownLeft,
  isCampaignDismissed,
  isNewsletterDismissed,
  rememberCooldown,
  rememberDismissal,
  rememberSubscription,
} from '#web/frame/popups/dismissals.ts'

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

test('a closed newsletter popup is remembered for three days', () => {
  covers('popups.newsletter.cookie', 'popups.newsletter.dismissed')

  expect(isNewsletterDismissed()).toBe(false)
  rememberDismissal('newsletter')
  expect(isNewsletterDismissed()).toBe(true)
  expect(written).toEqual([expect.stringContaining(`max-age=${3 * day};`)])
})

test('a subscription is remembered for a year, also when the popup closes afterwards', () => {
  rememberSubscription()
  rememberDismissal('newsletter')
  expect(isNewsletterDismissed()).toBe(true)
  expect(written).toEqual([expect.stringContaining(`max-age=${365 * day};`)])
})

test('a closed campaign is remembered for a day by its id, until it shows something else', () => {
  covers('popups.campaign.cookie', 'popups.campaign.dismissed')

  rememberDismissal('spring-sale-a1')
  expect(written).toEqual([
    expect.stringMatching(new RegExp(`^campaign_dismissed_spring-sale=.*max-age=${day};`)),
  ])
  expect(isCampaignDismissed('spring-sale', 'spring-sale-a1')).toBe(true)
  expect(isCampaignDismissed('spring-sale', 'spring-sale-b2')).toBe(false)
})

test('the half minute after a closed popup continues on another page', () => {
  covers('popups.queue.spacing-reload')

  expect(cooldownLeft()).toBe(0)
  rememberCooldown()
  vi.advanceTimersByTime(10_000)
  expect(cooldownLeft()).toBe(20_000)
  vi.advanceTimersByTime(20_000)
  expect(cooldownLeft()).toBe(0)
})
