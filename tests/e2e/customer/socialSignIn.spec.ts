import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test as browserTest } from '../../support/pages/browserTest.ts'
import { startShop } from '../../support/shop/startShop.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../support/standIns/openIdProvider.ts'

/** `test` with a shop of its own for each worker, where one can sign in with a stand-in of every provider. */
const test = browserTest.extend<object, { social: { provider: OpenIdProvider; url: string } }>({
  social: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const provider = await startOpenIdProvider()
      const shop = await startShop(provider.variables)
      await use({ provider, url: shop.url })
      await shop.stop()
      await provider.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ social }, use) => use(social.url),
})

const persona = () => ({
  subject: randomUUID(),
  email: `${randomUUID()}@example.com`,
  isEmailVerified: true,
  firstName: 'Ploy',
  lastName: 'Srisai',
})

const expectSignedIn = (page: Page) =>
  expect
    .poll(async () => {
      const data = { query: '{ viewer { displayName } }' }
      const response = await page.request.post('/graphql', { data })
      return (await response.json()).data.viewer?.displayName
    })
    .toContain('Ploy')

test('a social login leads back to the page that asked for a sign-in', async ({ page, social }) => {
  covers(
    'account.deletion.email',
    'routes.social-login',
    'session.sign-in.social',
    'session.sign-in.social-return',
  )
  social.provider.persona = persona()
  await page.goto('/my-account/orders?status=completed')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  for (const name of ['Facebook', 'Google', 'Apple', 'LINE'])
    await expect(popup.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/auth/${name.toLowerCase()}`,
    )
  await popup.getByRole('link', { name: 'Google' }).click()
  await expect(page).toHaveURL('/my-account/orders?status=completed')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await expectSignedIn(page)
  // The account has no password.
  await page.goto('/my-account/edit-account')
  const deletion = page.getByRole('form', { name: 'Delete my account' })
  await deletion.getByRole('button').click()
  await expect(page.getByText('We’ve emailed you a link to confirm.')).toBeVisible()
})

test('a social login that was cancelled returns to the account page, and a later visit leads nowhere', {
  tag: '@all',
}, async ({ page, social }) => {
  covers('session.sign-in.social-return')
  social.provider.persona = { ...persona(), fault: 'denied' }
  await page.goto('/my-account?return=/wishlist')
  await page.getByRole('main').getByRole('link', { name: 'Google' }).click()
  await expect(page).toHaveURL('/my-account?social=cancelled')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('social'))),
    )
    .toEqual([])
  await page.goto('/')
  await expect(page).toHaveURL('/')
})
