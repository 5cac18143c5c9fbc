import { expect, type Page, type Route } from '@playwright/test'
import type { Destination } from '@vitrine/machines/navigation/navigation.ts'
import type { Act, World } from '../../browserModel.ts'

/** Editors' pages, each opened once: their data must not be in memory. */
const slugs = ['careers', 'shipping-and-returns', 'privacy-policy', 'terms-and-conditions']

const at = (path: string, entry: string): Destination => ({
  path,
  search: '',
  entry,
  navigationType: 'push',
})

/**
 * The destinations of the model. A tour opens other pages for the paths /story and /page each time. The entry says
 * whether the code of these pages, which is the same, is in memory.
 */
export const destinations = {
  first: at('/stories', 'unknown code'),
  again: { ...at('/stories', 'known code'), navigationType: 'traverse' as const },
  firstStory: at('/story', 'unknown code'),
  firstPage: at('/page', 'unknown code'),
  story: at('/story', 'known code'),
  page: at('/page', 'known code'),
}

/** Same page with other parameters; the entry after it leads back to it, and not to the stories. */
export const otherParameters = (path: string): Destination => ({
  ...at(path, 'other parameters'),
  search: '?from=tour',
})

/** The held requests for the code of the pages, and the title that each page has. */
const held = new WeakMap<Page, Route[]>()
const titles = new WeakMap<Page, string>()

/** The heading of the page that was opened last. */
export const shownTitle = (page: Page) => titles.get(page) ?? ''

/** Opens the stories, with the code of the pages behind them held back. */
export async function openStories({ page, visit }: World) {
  const routes: Route[] = []
  held.set(page, routes)
  titles.set(page, 'Stories')
  await page.route(/\/ContentPage-[^/]*\.js$/, (route) => {
    routes.push(route)
  })
  // The page has reloaded once for missing code, which it does once a minute.
  await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
  await visit('/stories')
}

const isCodeHeld = (page: Page) => (held.get(page) ?? []).length > 0

/** Lets the held code pass, or fails its requests; more may follow for what it imports. */
async function settleCode(page: Page, settle: (route: Route) => Promise<void>) {
  const routes = held.get(page) ?? []
  for (const route of routes.splice(0)) await settle(route)
}

/** Follows a link by script: a pointer over it would load the page ahead. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

const destinationOf = (event: object): Destination =>
  'destination' in event ? (event.destination as Destination) : destinations.first

async function openPage({ page, nextNumber }: World) {
  const slug = slugs[nextNumber() % slugs.length] ?? ''
  titles.set(page, slug.replaceAll('-', ' '))
  await follow(page, `/${slug}`)
}

async function openStory({ page, nextNumber }: World) {
  const link = page
    .getByRole('main')
    .getByRole('article')
    .nth(nextNumber())
    .getByRole('link')
    .first()
  titles.set(page, (await link.innerText()).trim())
  await link.evaluate((element: HTMLElement) => element.click())
}

/** Causes each event of the navigation machine. */
export const navigationActs: Record<string, Act> = {
  'address.changed': async (world, event) => {
    const { page } = world
    const { path, search } = destinationOf(event)
    if (search) await follow(page, `${new URL(page.url()).pathname}${search}`)
    else if (path === '/page') await openPage(world)
    else if (path === '/story') await openStory(world)
    else {
      titles.set(page, 'Stories')
      await page.evaluate(() => history.back())
    }
  },
  // If the code of the page is already loaded, no request waits here.
  'xstate.done.actor.loadCode': ({ page }) => settleCode(page, (route) => route.continue()),
  'xstate.done.actor.loadPage': async ({ page, gate }) => {
    await settleCode(page, (route) => route.continue())
    await gate.pass('Page')
  },
  'xstate.error.actor.loadPage': async ({ page }) => {
    await expect.poll(() => isCodeHeld(page)).toBe(true)
    await settleCode(page, (route) => route.abort())
  },
}
