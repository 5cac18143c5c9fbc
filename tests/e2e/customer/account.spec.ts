import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, registerCustomer, signOutBehindThePage } from '../../support/pages/customers.ts'
import { emailLink, emailTo } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const rule =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one symbol.'

const field = (page: Page, form: string, name: string) =>
  page.getByRole('form', { name: form }).getByRole('textbox', { name, exact: true })

test('registration names each missing field, keeps the entered values, and leads to the home page signed in', async ({
  page,
  isMobile,
}) => {
  covers(
    'accessibility.forms.first-error',
    'routes.account.register-link',
    'session.register.welcome',
    'validation.register.birth-date',
    'validation.forms.buddhist-year',
    'validation.register.birth-date-future',
    'validation.register.email',
    'validation.register.email-pattern',
    'validation.register.first-name',
    'validation.register.last-name',
    'validation.register.password',
    'validation.register.phone-number',
  )

  const { email } = await registerCustomer(page)
  await signOutBehindThePage(page)
  await page.goto('/my-account?social=email-taken')
  await expect(page.getByRole('alert')).toHaveText(
    'An account with this email address already exists. Please sign in with your password.',
  )
  const form = page.getByRole('form', { name: 'Register' })
  const input = (name: string) => field(page, 'Register', name)
  if (isMobile) {
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Register' })).toBeInViewport()
  }
  await form.getByRole('button', { name: 'Register' }).click()
  const missing = {
    'First name': 'Please enter your first name',
    'Last name': 'Please enter your last name',
    'Birth date': /Please enter your birth date$/,
    'Phone number': 'Please enter your phone number',
    Email: 'Please enter your email',
    Password: /Please enter your password$/,
  }
  for (const [name, message] of Object.entries(missing))
    await expect(input(name)).toHaveAccessibleDescription(message)
  await expect(input('First name')).toBeFocused()
  await expectAccessible(page)
  const name = randomUUID().slice(0, 8)
  await input('First name').fill('Nok')
  await input('Last name').fill(name)
  await input('Birth date').fill('2999-01-01')
  await input('Phone number').fill('081 234 5678')
  await input('Email').fill('nowhere')
  await input('Password').fill('silk-dress-2026')
  await input('Password').press('Enter')
  await expect(input('Birth date')).toHaveAccessibleDescription(/not later than today/)
  await expect(input('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(input('Password')).toHaveAccessibleDescription(new RegExp(`${rule}$`))
  for (const [typed, message] of [
    ['2534-02-03', 'The Buddhist year 2534 is 1991. Please enter 1991.'],
    ['0034-02-03', 'Please enter the year with four digits, such as 1990.'],
    ['1700-02-03', 'Please enter a year from 1900 on.'],
  ] as const) {
    await input('Birth date').fill(typed)
    await expect(input('Birth date')).toHaveAccessibleDescription(new RegExp(`${message}$`))
  }
  await input('Birth date').fill('1991-02-03')
  await input('Email').fill(email)
  await input('Password').fill(password)
  await form.getByRole('button', { name: 'Show password' }).click()
  await expect(input('Password')).toHaveAttribute('type', 'text')
  await input('Password').press('Enter')
  // The email address has an account, which only its email says.
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText('Welcome, Nok. Your account is ready.')).toBeVisible()
  await emailTo(email, 'You already have an account')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const menuOrHeader = isMobile
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('banner')
  await expect(menuOrHeader.getByText(`Nok ${name}`)).toBeVisible()
})

test('a lost password is reset by the link in the email, which works once', async ({ page }) => {
  covers(
    'routes.lost-password',
    'routes.lost-password.reset',
    'session.lost-password.email',
    'session.lost-password.message',
    'session.lost-password.success',
    'session.reset-password.success',
    'session.reset-password.used',
    'validation.lost-password.username',
    'validation.reset-password.confirm-equal',
  )

  const { email } = await registerCustomer(page)
  await signOutBehindThePage(page)
  await page.goto('/my-account/lost-password')
  await expect(page.getByRole('form', { name: 'Reset password' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset password' }).click()
  const username = field(page, 'Lost password', 'Username or email address')
  await expect(username).toHaveAccessibleDescription('Please enter your username or email address')
  await username.fill(email)
  await username.press('Enter')
  await expect(page).toHaveURL(/\/my-account$/)
  await expect(page.getByText('we’ve emailed you a link')).toBeVisible()
  const link = emailLink(await emailTo(email, 'Reset your password'), '/my-account/lost-password')
  await page.goto(link)
  await expect(page.getByRole('form', { name: 'Lost password' })).toHaveCount(0)
  const newPassword = field(page, 'Reset password', 'New password')
  const repeated = field(page, 'Reset password', 'Confirm password')
  await newPassword.fill('Velvet-coat-2027')
  await repeated.fill('Velvet-coat-2028')
  await repeated.press('Enter')
  await expect(repeated).toHaveAccessibleDescription('Passwords do not match')
  await expectAccessible(page)
  await repeated.fill('Velvet-coat-2027')
  await repeated.press('Enter')
  await expect(page).toHaveURL(/\/my-account$/)
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible()
  await field(page, 'Sign in', 'Username or email address').fill(email)
  await field(page, 'Sign in', 'Password').fill('Velvet-coat-2027')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/my-account\/edit-account$/)
  await page.context().clearCookies()
  await page.goto(link)
  await newPassword.fill(password)
  await repeated.fill(password)
  await repeated.press('Enter')
  await expect(page.getByRole('alert').getByText('This link has already been used.')).toBeVisible()
  await expect(newPassword).toHaveValue(password)
  await expectAccessible(page)
})

test('the sign-in page redirects a signed-in customer, and never to another site', async ({
  page,
}) => {
  covers(
    'routes.account.signed-in',
    'routes.lost-password.signed-in',
    'session.sign-in.return-allow-list',
  )

  await registerCustomer(page)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto('/my-account/lost-password')
  await expect(page).toHaveURL(/\/my-account\/edit-account$/)
  expect([...new Set(visited)]).toEqual([
    '/my-account/lost-password',
    '/my-account',
    '/my-account/edit-account',
  ])
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
  for (const url of ['//evil.example/shop', 'https://evil.example', '/\\evil.example', '/shop']) {
    await page.goto(`/my-account?return=${encodeURIComponent(url)}`)
    await expect(page).toHaveURL(/\/my-account\/edit-account$/)
  }
  await page.goto('/my-account?return=/my-account/orders')
  await expect(page).toHaveURL(/\/my-account\/orders$/)
})

test('the account area is closed to guests and not indexed, and its HTML contains no personal data', async ({
  page,
}) => {
  covers('frame.account-menu.items', 'routes.account.points')

  const closed = page.getByRole('heading', { name: 'You are not authorized to access this page' })
  await page.goto('/my-account/coupons')
  await expect(closed).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  const { displayName } = await registerCustomer(page)
  for (const part of ['edit-address', 'payment-history', 'coupons', 'points-and-rewards']) {
    const response = await page.request.get(`/my-account/${part}`)
    const html = await response.text()
    expect(html).not.toContain(displayName)
    expect(html).toContain('content="noindex"')
  }
  await page.goto('/my-account/points-and-rewards')
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Account', exact: true })
  await expect(menu.getByRole('listitem')).toHaveText([
    'Personal Information',
    'Order History',
    'Logout',
  ])
  await expectAccessible(page)
})
