import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { withResponse } from '../../support/pages/standInShop.ts'
import { story } from '../../support/standIns/standInContent.ts'

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

/** Starts a shop whose page /films shows only this film. */
function withFilm(changes: Partial<typeof film>, visit: (url: string) => Promise<void>) {
  const page = { ...story, date: null, styles: null, blocks: [{ ...film, ...changes }] }
  return withResponse('/api/v1/pages/films', page, (url) => visit(`${url}/films`))
}

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
  await withFilm({}, async (url) => {
    await page.goto(url)
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
})

test('an autoplaying Vimeo film starts muted when it scrolls into view', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.video.autoplay-muted', 'content.video.lazy', 'content.video.providers')

  const requests = await foreignRequests(page)
  await withFilm({ provider: 'vimeo', autoplay: true, mute: false }, async (url) => {
    await page.goto(url)
    await page.getByRole('region', { name: 'Straw in motion' }).scrollIntoViewIfNeeded()
    await expect(page.getByTitle('Straw in motion')).toBeVisible()
    await expect.poll(() => requests.length).toBe(1)
    const player = new URL(requests[0] ?? '')
    expect(player.href).toMatch(/^https:\/\/player\.vimeo\.com\/video\/abc123\?/)
    expect(player.searchParams.get('muted')).toBe('1')
  })
})

test('a film from a file shows the browser’s controls and does not autoplay', async ({ page }) => {
  covers('content.video.providers')

  await withFilm({ provider: 'html5', source: '/media/film.mp4' }, async (url) => {
    await page.goto(url)
    const video = page.getByLabel('Straw in motion').last()
    await expect(video).toHaveAttribute('src', '/media/film.mp4')
    await expect(video).toHaveJSProperty('paused', true)
    await expect(video).toHaveJSProperty('loop', true)
    await expect(video).toHaveJSProperty('controls', true)
  })
})

test('a film has the options autoplay, loop and mute, and is muted when it starts by itself', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.video.autoplay-muted', 'content.video.options')
  const file = { provider: 'html5', source: '/media/film.mp4' }
  const video = page.getByLabel('Straw in motion').last()
  // The browser of the tests has no codec for the film: it is recorded that it was to play.
  await page.addInitScript(() => {
    Object.assign(window, { wasStarted: false })
    HTMLMediaElement.prototype.play = async () => void Object.assign(window, { wasStarted: true })
    HTMLMediaElement.prototype.pause = () => void Object.assign(window, { wasStarted: false })
  })
  const isStarted = () => page.evaluate(() => Reflect.get(window, 'wasStarted'))
  for (const [options, expected] of [
    [
      { autoplay: false, loop: false, mute: false },
      { muted: false, loop: false, started: false },
    ],
    [
      { autoplay: false, loop: true, mute: true },
      { muted: true, loop: true, started: false },
    ],
    [
      { autoplay: true, loop: false, mute: false },
      { muted: true, loop: false, started: true },
    ],
  ] as const)
    await withFilm({ ...file, ...options }, async (url) => {
      await page.goto(url)
      await video.scrollIntoViewIfNeeded()
      await expect(video).toHaveJSProperty('muted', expected.muted)
      await expect(video).toHaveJSProperty('loop', expected.loop)
      await expect.poll(isStarted).toBe(expected.started)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(video).not.toBeInViewport()
      await expect.poll(isStarted).toBe(false)
      // The shop is closed next, and the page would reload itself.
      await page.goto('about:blank')
    })
})
