import { expect, type Page } from '@playwright/test'
import { navigationMachine } from '@vitrine/machines/navigation/navigation.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { BrowserModel } from '../../browserModel.ts'
import {
  destinations,
  navigationActs,
  openStories,
  otherParameters,
  shownTitle,
} from './navigationActs.ts'

const { first, again, firstStory, firstPage, story, page: knownPage } = destinations

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const loading = (page: Page) => page.getByRole('main').getByRole('status').first()

const isLoading = ({ value }: AnyMachineSnapshot) => typeof value === 'object'

/** The navigation machine in the shop: from the stories to editors' pages and stories, which have the same code. */
export const navigationModel: BrowserModel<typeof navigationMachine> = {
  examples: {
    machine: navigationMachine,
    inputs: { 'the stories': first },
    events: {
      'address.changed': ({ current, requested }) => {
        if (requested.search) return []
        if (requested.path !== '/stories')
          return [
            { destination: again, availability: 'page' },
            ...(current.path === requested.path
              ? [
                  { destination: otherParameters(current.path), availability: 'page' as const },
                  { destination: firstPage, availability: 'nothing' as const },
                ]
              : []),
          ]
        return requested.entry === 'known code'
          ? [
              { destination: story, availability: 'preview' },
              { destination: knownPage, availability: 'nothing' },
            ]
          : [
              { destination: firstStory, availability: 'nothing' },
              { destination: firstPage, availability: 'nothing' },
            ]
      },
    },
    delays: { skeletonDelay: 300 },
    outputs: {
      loadCode: ({ requested }) => [
        { availability: requested.path === '/story' ? 'preview' : 'nothing' },
      ],
    },
  },
  isPaused: true,
  effects: {},
  heldOperations: ['Page'],
  echoes: ['navigation.loading.stale xstate.error.actor.loadCode 0'],
  isExcludedStep: ({ event }, from) => {
    if (event.type === 'xstate.error.actor.loadPage') return from.matches({ loading: 'preview' })
    if (event.type !== 'address.changed') return false
    const { destination } = event as unknown as { destination: typeof first }
    // From a failed page, a tour opens another page; while a page is loading, it goes back.
    if (from.matches('failed')) return destination !== firstPage
    if (isLoading(from)) return destination !== again
    return destination === firstPage && from.context.current.path !== '/stories'
  },
  canFollow: ({ event }, before) => {
    const isAfter = (...types: string[]) => types.includes(before?.event.type ?? '')
    switch (event.type) {
      // The code is already loaded, so only the data can be late.
      case 'xstate.after.skeletonDelay.navigation.loading.stale':
        return isAfter('address.changed') && !isKnown(before?.event)
      case 'xstate.error.actor.loadPage':
        return (
          isAfter('address.changed', 'xstate.after.skeletonDelay.navigation.loading.stale') &&
          !isKnown(before?.event)
        )
      case 'xstate.done.actor.loadCode':
        return isAfter('address.changed')
      case 'xstate.done.actor.loadPage':
        return before?.state.matches({ loading: 'stale' })
          ? isAfter('xstate.done.actor.loadCode')
          : true
      default:
        return (
          !(isKnown(before?.event) && before?.state.matches({ loading: 'stale' })) ||
          event.type === 'xstate.done.actor.loadCode'
        )
    }
  },
  // A response that was held for a page that was left may arrive at any time.
  endsAfter: ({ taken }) =>
    taken.some((key) => /^navigation\.(loading|failed) address\.changed/.test(key)),
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

/** Whether an event opens a page whose code is in memory. */
const isKnown = (event: object | undefined) =>
  event !== undefined && 'destination' in event && event.destination === knownPage
