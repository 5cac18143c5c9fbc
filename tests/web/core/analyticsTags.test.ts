import { beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const tags = { measurementId: 'G-1', adsId: 'AW-2', scriptUrl: 'https://tags.example/gtag' }
const granted = (analytics: boolean, ads: boolean) => {
  const [measurement, advertising] = [analytics, ads].map((is) => (is ? 'granted' : 'denied'))
  return {
    analytics_storage: measurement,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}

let loaded: string[]
let page: { dataLayer?: ArrayLike<unknown>[] }

beforeEach(() => {
  loaded = []
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: 'https://shop.example/shop' })
  vi.stubGlobal('document', {
    referrer: '',
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  return () => vi.unstubAllGlobals()
})

/** The commands of the data layer so far; the moment of the first tag is left out. */
const commands = () =>
  (page.dataLayer ?? []).map((command) => Array.from(command)).map((command) => command.slice(0, 3))

/** The module that applies a choice, as at the start of a page. */
async function startPage() {
  vi.resetModules()
  const { applyTags } = await import('@vitrine/web/frame/consent/analyticsService.ts')
  return applyTags
}

test('the first choice denies everything, then grants what was chosen, and loads the script once', async () => {
  covers('analytics.tags.measurement', 'popups.consent.before')

  const applyTags = await startPage()
  applyTags(tags, { analytics: true, ads: false })
  expect(commands()).toEqual([
    ['consent', 'default', granted(false, false)],
    ['consent', 'update', granted(true, false)],
    ['js', expect.any(Date)],
    ['config', 'G-1', expect.objectContaining({ send_page_view: false })],
  ])
  expect(loaded).toEqual(['https://tags.example/gtag?id=G-1'])
})

test('a later consent to the second tag configures it without loading another script', async () => {
  covers('analytics.tags.ads')

  const applyTags = await startPage()
  applyTags(tags, { analytics: true, ads: false })
  const send = applyTags(tags, { analytics: true, ads: true })
  expect(commands().slice(4)).toEqual([
    ['consent', 'update', granted(true, true)],
    ['config', 'AW-2', expect.objectContaining({ send_page_view: false })],
  ])
  expect(loaded).toHaveLength(1)
  send({ event: 'search', search_term: 'linen' })
  expect(commands().at(-1)).toEqual([
    'event',
    'search',
    { search_term: 'linen', send_to: ['G-1', 'AW-2'] },
  ])
})
