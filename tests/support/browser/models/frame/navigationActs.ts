import { expect, type Page, type Route } from '@playwright/test'
import type { Destination } from '@vitrine/machines/navigation/navigation.ts'
import type { Act, World } from '../../browserModel.ts'

const at = (path: string): Destination => ({
  path,
  search: '',
  entry: 'unknown code',
  navigationType: 'push',
})

/** The destinations of the model: the list of stories, and a story. */
export const stories = at('/stories')
export const story = at('/story')

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

/** Lets the held code pass, or fails its requests, with those that may follow for its imports. */
async function settleCode(page: Page, settle: (route: Route) => Promise<void>) {
  const routes = held.get(page) ?? []
  for (const route of routes.splice(0)) await settle(route)
}

async function openStory({ page }: World) {
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  titles.set(page, (await link.innerText()).trim())
  await link.evaluate((element: HTMLElement) => element.click())
}

/** Causes each event of the navigation machine. */
export const navigationActs: Record<string, Act> = {
  'address.changed': openStory,
  // If the code of the page is already loaded, no request waits here.
  'xstate.done.actor.loadCode': ({ page }) => settleCode(page, (route) => route.continue()),
  'xstate.error.actor.loadPage': async ({ page }) => {
    await expect.poll(() => isCodeHeld(page)).toBe(true)
    await settleCode(page, (route) => route.abort())
  },
}
