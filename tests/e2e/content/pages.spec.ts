import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

/** The height of the frame and of its content. */
async function heights(page: Page, title: string) {
  const frame = page.getByTitle(title)
  const inner = await page
    .frameLocator(`iframe[title="${title}"]`)
    .getByRole('main')
    .evaluate(({ ownerDocument }) => ownerDocument.documentElement.getBoundingClientRect().height)
  return { inner: Math.ceil(inner), outer: Math.ceil((await frame.boundingBox())?.height ?? 0) }
}

for (const [path, title, linkName, source, message] of [
  [
    '/white-asava',
    'Appointment form',
    'Open it in a new tab',
    '/component/appointment-form/',
    'APPOINTMENT-FORM_SCREEN_RESIZE',
  ],
  [
    '/contact-us',
    'Contact form',
    'Open the form in a page of its own',
    '/component/contact-form/',
    'CONTACT-FORM_SCREEN_RESIZE',
  ],
] as const)
  test(`the form on ${path} is in a frame as tall as its content`, async ({ page }) => {
    covers('content.frame.appointment', 'content.frame.contact', 'content.frame.resize')

    await page.goto(path)
    const frame = page.getByTitle(title)
    await expect(frame).toHaveAttribute('src', source)
    await frame.scrollIntoViewIfNeeded()
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByLabel('Name')).toBeVisible()
    await expect
      .poll(async () => {
        const { inner, outer } = await heights(page, title)
        return outer - inner
      })
      .toBe(0)
    await expect(page.getByRole('link', { name: linkName })).toHaveAttribute(
      'href',
      /^\/component\//,
    )
    await expectAccessible(page)
    await test.step('a likely slip is questioned, and Enter does not answer', async () => {
      covers('validation.forms.email-slip')
      const form = page.frameLocator(`iframe[title="${title}"]`)
      const email = form.getByLabel('Email')
      await email.fill('mali@gmail.con')
      for (const _ of ['sent', 'sent again']) {
        await email.press('Enter')
        await expect(form.getByText('Did you mean mali@gmail.com?')).toBeVisible()
        await expect(form.getByRole('alert')).toBeFocused()
      }
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Yes, correct it' }).click()
      await expect(form.getByText('Did you mean')).toHaveCount(0)
      await expect(email).toHaveValue('mali@gmail.com')
    })
    await page.evaluate((type) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null
      const data = { type, height: 1234 }
      dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }))
    }, message)
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(1234)
  })

test('a message from another origin does not resize a frame', async ({ page }) => {
  covers('content.frame.resize-origin')

  await page.goto('/contact-us')
  const frame = page.getByTitle('Contact form')
  await frame.scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe[title="Contact form"]').getByLabel('Name')).toBeVisible()
  await expect.poll(async () => (await heights(page, 'Contact form')).inner).toBeGreaterThan(100)
  const before = (await frame.boundingBox())?.height
  await page.evaluate(() => {
    const data = { type: 'CONTACT-FORM_SCREEN_RESIZE', height: 77 }
    const source = document.querySelector('iframe')?.contentWindow ?? null
    dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://evil.example' }))
    dispatchEvent(new MessageEvent('message', { data, source: window, origin: location.origin }))
  })
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(before)
})

test('no content page requests anything from other hosts', async ({ page, baseURL }) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin)
      foreign.push(url.href)
  })
  for (const path of [
    '/',
    '/stories',
    '/a-day-in-the-atelier',
    '/look-book/first-light',
    '/white-asava',
    '/contact-us',
  ]) {
    await page.goto(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  }
  expect(foreign).toEqual([])
})

test('content is refreshed when the visitor returns to the tab, and stays when that fails', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.page.focus')

  await page.goto('/privacy-policy')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const returnToTab = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(async () => {
    const response = page.waitForResponse(/operationName=Page&/, { timeout: 1000 })
    await returnToTab()
    expect((await response).ok()).toBe(true)
  }).toPass()
  await page.route('**/graphql**', (route) => route.abort())
  const failure = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('operationName=Page&'),
  )
  await returnToTab()
  await failure
  await expect(heading).toBeVisible()
  await expect(page.getByText('Oops... Something went wrong!')).toBeHidden()
})
