import { expect, type Page } from '@playwright/test'
import { navigationMachine } from '@vitrine/machines/navigation/navigation.ts'
import type { BrowserModel } from '../../browserModel.ts'
import { navigationActs, openStories, shownTitle, stories, story } from './navigationActs.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const loading = (page: Page) => page.getByRole('main').getByRole('status').first()

/** The navigation machine in the shop: from the stories to one of them. */
export const navigationModel: BrowserModel<typeof navigationMachine> = {
  examples: {
    machine: navigationMachine,
    inputs: { 'the stories': stories },
    events: {
      'address.changed': ({ requested }) =>
        requested === stories ? [{ destination: story, availability: 'nothing' }] : [],
    },
    delays: { skeletonDelay: 300 },
    outputs: {
      loadCode: [{ availability: 'preview' }],
    },
  },
  isPaused: true,
  effects: {},
  heldOperations: ['Page'],
  echoes: ['navigation.loading.stale xstate.error.actor.loadCode 0'],
  // A tour follows one link, and ends with the first response or delay after it.
  isExcludedStep: ({ event }, from) =>
    event.type === 'xstate.done.actor.loadPage' ||
    (event.type !== 'address.changed' && !from.matches({ loading: 'stale' })),
  open: { 'the stories': openStories },
  acts: navigationActs,
  expectations: {
    'navigation.shown': async ({ page }) => {
      await expect(heading(page)).toHaveText(new RegExp(`^${shownTitle(page)}$`, 'i'))
      await expect(loading(page)).toBeHidden()
    },
    'navigation.loading.stale': async ({ page }) => {
      await expect(page).not.toHaveURL(/\/stories$/)
      await expect(heading(page)).toHaveText('Stories')
    },
    'navigation.loading.preview': async ({ page }) => {
      await expect(heading(page)).toHaveText(new RegExp(`^${shownTitle(page)}$`, 'i'))
      await expect(loading(page)).toBeAttached()
    },
    'navigation.loading.skeleton': async ({ page }) => {
      await expect(heading(page)).toHaveCount(0)
      await expect(loading(page)).toHaveText('Loading…')
    },
    'navigation.failed': async ({ page }) => {
      await expect(
        page.getByRole('heading', { name: 'Oops... Something went wrong!' }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    },
  },
  withoutAxe: {
    'navigation.loading.skeleton': 'The title of the page, its heading, is not known yet',
  },
  invisible: { 'navigation.loading': 'Visible in each of its children' },
}
