import { expect } from '@playwright/test'
import { type ProfileResponse, sessionMachine } from '@vitrine/machines/session/session.ts'
import { UpdateCartItemDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { interruptedAction } from '@vitrine/web/shop/customer/session/interruptedActions.ts'
import { linesInCart } from '../../pages/cartPages.ts'
import type { BrowserModel, World } from '../browserModel.ts'
import {
  blockNavigation,
  changeVisitorElsewhere,
  expectAccount,
  fillCart,
  form,
  holdUpdates,
  logout,
  popup,
  register,
  sendSignIn,
} from './sessionPage.ts'

const rejectUpdate = ({ gate }: World) => gate.pass('UpdateCartItem', 'cart.update:401')
const isSignedIn = ({ userId }: ProfileResponse) => userId !== undefined

/** The session machine in the shop. */
export const sessionModel: BrowserModel<typeof sessionMachine> = {
  examples: {
    machine: sessionMachine,
    inputs: {
      'a page': {},
      'a page reloaded by the sign-in': { interrupted: ['update 1', 'update 2'] },
    },
    events: { 'mutation.unauthorized': [{ action: 'update 1' }], 'signIn.cancelled': [] },
    outputs: { readProfile: [{ userId: 'ploy' }, { userId: undefined }] },
    errors: { signOut: [new Error('Something went wrong')] },
    delays: { retry: 5000 },
  },
  isPaused: true,
  maxLength: 24,
  effects: {
    readProfile: { operation: 'Viewer', fault: 'profile:503' },
    signOut: { operation: 'Logout', fault: 'auth.logout:500' },
  },
  heldOperations: ['UpdateCartItem', 'Login'],
  isExcludedStep: ({ event }, from) =>
    (event.type === 'mutation.unauthorized' && !from.matches('signedIn')) ||
    (event.type === 'signIn.succeeded' && !from.matches('awaitingSignIn')),
  open: {
    'a page': async (world) => {
      const { page, visit } = world
      await register(page)
      await fillCart(page)
      await visit('/my-account')
      await holdUpdates(world)
      await blockNavigation(page)
    },
    'a page reloaded by the sign-in': async (world) => {
      const { page, visit } = world
      await register(page)
      await fillCart(page)
      const actions = (await linesInCart(page)).slice(0, 2).map(({ key }) =>
        interruptedAction({
          mutation: UpdateCartItemDocument,
          variables: { input: { key, quantity: 1 } },
        }),
      )
      await page.addInitScript((stored) => {
        sessionStorage.setItem('interrupted', JSON.stringify(stored))
      }, actions)
      await visit('/my-account')
      await blockNavigation(page)
    },
  },
  acts: {
    'mutation.unauthorized': rejectUpdate,
    'profile.invalidated': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    },
    'signIn.succeeded': async ({ page, gate }) => {
      await sendSignIn(page)
      await gate.pass('Login')
    },
    'signOut.confirmed': async ({ page }) => {
      await logout(page).click()
      const question = page.getByRole('dialog', { name: 'Log out?' })
      await question.getByRole('button', { name: 'Logout' }).click()
    },
    'xstate.done.actor.readProfile': async ({ page, gate }, event) => {
      await changeVisitorElsewhere(
        page,
        (event as unknown as { output: ProfileResponse }).output.userId,
      )
      await gate.pass('Viewer')
    },
  },
  toasts: ['session.awaitingSignIn', 'session.signingOut', 'session.signedOut'],
  expectations: {
    'session.unknown': async ({ page }) => {
      await expect(form(page)).toBeHidden()
      await expect(logout(page)).toBeHidden()
    },
    'session.unavailable': async ({ page }) => {
      await expect(
        page.getByRole('heading', { name: 'Something went wrong, please try again.' }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByRole('form')).toHaveCount(0)
      await expect(logout(page)).toBeHidden()
    },
    'session.guest': ({ page }) => expect(form(page).first()).toBeVisible(),
    'session.awaitingSignIn': async ({ page }) => {
      const message = "It looks like you're not signed in. Please sign in to continue."
      await expect(page.getByText(message).first()).toBeVisible()
      await expect(popup(page)).toBeVisible()
    },
    'session.resuming': ({ page }) => expectAccount(page),
    'session.signedIn': ({ page }) => expectAccount(page),
    'session.rechecking': ({ page }, { context }) =>
      isSignedIn(context) ? expectAccount(page) : expect(form(page).first()).toBeVisible(),
    'session.signingOut': async ({ page }) => {
      await expect(page.getByText('Logging out...')).toBeVisible()
      await expect(logout(page)).toHaveAttribute('aria-disabled', 'true')
    },
    'session.signedOut': ({ page }) =>
      expect(page.getByText('Logged out successfully')).toBeVisible(),
  },
  invisible: { 'session.reloading': 'The page is being unloaded' },
}
