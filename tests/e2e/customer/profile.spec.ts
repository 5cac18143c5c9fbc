import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, registerCustomer } from '../../support/pages/customers.ts'
import { emailTo } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const newPassword = 'Velvet-coat-2027'
const form = (page: Page, name: string) => page.getByRole('form', { name })
const field = (page: Page, name: string, label: string) =>
  form(page, name).getByRole('textbox', { name: label, exact: true })

/** Sets the fault switches of this browser without loading a page; an empty text clears them. */
const switchFaults = (page: Page, faults: string) => page.request.get(`/?qa=${faults}`)

test('a customer changes the personal information, also after a change that failed', async ({
  page,
  isMobile,
}) => {
  covers(
    'account.details.failure',
    'account.details.saved',
    'account.details.shown',
    'account.overview.coupon',
    'account.overview.failure',
    'account.overview.stylist',
    'account.overview.wishlist',
    'account.sign-in-methods',
    'routes.account.personal-information',
    'validation.profile.*',
  )

  const { email, displayName } = await registerCustomer(page)
  await page.route(/operationName=AccountOverview/, (route) => route.abort())
  await page.goto('/my-account/edit-account')
  const overview = page.getByRole('region', { name: 'Overview' })
  const input = (label: string) => field(page, 'Your details', label)
  await expect(input('Phone number')).toHaveValue('+66 81 234 5678')
  await expect(input('Birth date')).toHaveValue('1990-05-17')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(overview.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/operationName=AccountOverview/)
  await overview.getByRole('button', { name: 'Try again' }).click()
  await expect(overview.getByText('No orders found.')).toBeVisible()
  await expect(overview.getByText('Nothing saved yet.')).toBeVisible()
  await expect(overview.getByText('SILK500')).toBeVisible()
  await expect(overview.getByRole('link', { name: 'Ask on LINE' })).toHaveAttribute('href', /line/)
  await expectAccessible(page)
  const save = form(page, 'Your details').getByRole('button', { name: 'Save changes' })
  await input('First name').fill('')
  await save.click()
  await expect(input('First name')).toBeFocused()
  await expect(input('First name')).toHaveAccessibleDescription('Please enter your first name')
  await input('First name').fill('Malee')
  await switchFaults(page, 'profile.update:500')
  await save.click()
  await expect(form(page, 'Your details').getByRole('alert')).toBeVisible()
  await expect(input('First name')).toHaveValue('Malee')
  await switchFaults(page, '')
  await input('First name').press('Enter')
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
  if (!isMobile)
    await expect(page.getByRole('banner')).toContainText(displayName.replace('Ploy', 'Malee'))
  await page.reload()
  await expect(input('First name')).toHaveValue('Malee')
})

test('a customer changes the password, which signs out the other browser', async ({
  page,
  browser,
}) => {
  covers('account.password.current', 'account.password.other-sessions')

  const { email } = await registerCustomer(page)
  const other = await browser.newPage()
  await other.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code message } } }',
      variables: { input: { username: email, password } },
    },
  })
  await other.goto('/my-account/edit-account')
  await expect(other.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
  await page.goto('/my-account/edit-account')
  const input = (label: string) => field(page, 'Change password', label)
  await input('Current password').fill('Wrong-2026')
  await input('New password').fill(newPassword)
  await input('Confirm password').fill(newPassword)
  await input('Confirm password').press('Enter')
  await expect(input('Current password')).toHaveAccessibleDescription(
    'This password is incorrect. Please try again.',
  )
  await expect(input('New password')).toHaveValue(newPassword)
  await expectAccessible(page)
  await input('Current password').fill(password)
  await input('Current password').press('Enter')
  await expect(page.getByText('You’ve been signed out on all other devices.')).toBeVisible()
  await emailTo(email, 'Your password has been changed')
  await other.reload()
  await expect(
    other.getByRole('heading', { name: 'You are not authorized to access this page' }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
  await other.close()
})
