import { expect, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { openShop } from '../../support/pages/standInShop.ts'
import { startStandInCms } from '../../support/standIns/standInCms.ts'
import { story } from '../../support/standIns/standInContent.ts'

test.use({ launchOptions: withImages })

// Automatic motion requires that reduced motion is not preferred.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const film = {
  type: 'video',
  title: 'Straw in motion',
  provider: 'youtube',
  source: 'abc123',
  autoplay: false,
  loop: true,
  mute: true,
}

const file = { provider: 'html5', source: '/media/film.mp4' }

/** The pages of the shop, each with one film. */
const pages = {
  youtube: film,
  vimeo: { ...film, provider: 'vimeo', autoplay: true, mute: false },
  file: { ...film, ...file },
  silent: { ...film, ...file, loop: false, mute: false },
  muted: { ...film, ...file },
  automatic: { ...film, ...file, autoplay: true, loop: false, mute: false },
}

/** Long enough that the film below it is not in the first view. */
const content = '<p>Straw is plaited while it is wet.</p>'.repeat(40)

const standIns = new AsyncDisposableStack()
let shop: string

// One shop for all tests of the file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const cms = await startStandInCms()
  standIns.defer(() => cms.close())
  cms.interfere = ({ path }, response) => {
    const shown = Object.entries(pages).find(([slug]) => path === `/api/v1/pages/film-${slug}`)
    if (!shown) return false
    response.writeHead(200, { 'content-type': 'application/json' })
    const [, block] = shown
    response.end(JSON.stringify({ ...story, content, date: null, styles: null, blocks: [block] }))
    return true
  }
  shop = await openShop(cms, standIns)
})
test.afterAll(() => standIns.disposeAsync())

const pageOf = (slug: keyof typeof pages) => `${shop}/film-${slug}`

/** The requests of a page to other hosts, which are blocked. */
async function foreignRequests(page: Page) {
  const requests: string[] = []
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' })
    },
  )
  return requests
}

test('a YouTube film is requested only when it is played', async ({ page }) => {
  covers('content.video.lazy', 'content.video.options', 'content.video.providers')

  const requests = await foreignRequests(page)
  await page.goto(pageOf('youtube'))
  const play = page.getByRole('link', { name: 'Play: Straw in motion' })
  await play.scrollIntoViewIfNeeded()
  expect(requests).toEqual([])
  await expect(async () => {
    if (await play.isVisible()) await play.click({ timeout: 1000 })
    await expect(page.getByTitle('Straw in motion')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  const [player = ''] = requests
  expect(player).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123\?/)
  expect(new URL(player).searchParams.get('playlist')).toBe('abc123')
})

test('an autoplaying Vimeo film starts muted when it scrolls into view', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.video.autoplay-muted', 'content.video.lazy', 'content.video.providers')

  const requests = await foreignRequests(page)
  await page.goto(pageOf('vimeo'))
  await page.getByRole('region', { name: 'Straw in motion' }).scrollIntoViewIfNeeded()
  await expect(page.getByTitle('Straw in motion')).toBeVisible()
  await expect.poll(() => requests.length).toBe(1)
  const player = new URL(requests[0] ?? '')
  expect(player.href).toMatch(/^https:\/\/player\.vimeo\.com\/video\/abc123\?/)
  expect(player.searchParams.get('muted')).toBe('1')
})

test('a film from a file shows the browser’s controls and does not autoplay', async ({ page }) => {
  covers('content.video.providers')

  await page.goto(pageOf('file'))
  const video = page.getByLabel('Straw in motion').last()
  await expect(video).toHaveAttribute('src', '/media/film.mp4')
  await expect(video).toHaveJSProperty('paused', true)
  await expect(video).toHaveJSProperty('loop', true)
  await expect(video).toHaveJSProperty('controls', true)
})

test('a film has the options autoplay, loop and mute, and is muted when it starts by itself', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.video.autoplay-muted', 'content.video.options')
  const video = page.getByLabel('Straw in motion').last()
  // The browser of the tests has no codec for the film: it is recorded that it was to play.
  await page.addInitScript(() => {
    Object.assign(window, { wasStarted: false })
    HTMLMediaElement.prototype.play = async () => void Object.assign(window, { wasStarted: true })
    HTMLMediaElement.prototype.pause = () => void Object.assign(window, { wasStarted: false })
  })
  const isStarted = () => page.evaluate(() => Reflect.get(window, 'wasStarted'))
  for (const [slug, expected] of [
    ['silent', { muted: false, loop: false, started: false }],
    ['muted', { muted: true, loop: true, started: false }],
    ['automatic', { muted: true, loop: false, started: true }],
  ] as const) {
    await page.goto(pageOf(slug))
    await video.scrollIntoViewIfNeeded()
    await expect(video).toHaveJSProperty('muted', expected.muted)
    await expect(video).toHaveJSProperty('loop', expected.loop)
    await expect.poll(isStarted).toBe(expected.started)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(video).not.toBeInViewport()
    await expect.poll(isStarted).toBe(false)
  }
})
