import { expect } from '@playwright/test'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible, recordProblems } from '@vitrine/tests/support/pages/storefront.ts'

test('a followed tab is drawn as a sequence of events, requests and calls to the CMS', async ({
  page: gallery,
  context,
}) => {
  const problems = recordProblems(gallery)
  await gallery.goto('/_machines/sequence')
  await expect(gallery.getByRole('status')).toContainText('No tab of the shop is open.')
  const shop = await context.newPage()
  // The page is then rendered for this tab, and its calls to the CMS are reported.
  await shop.goto('/shop?qa=tab,cart.read:slow20ms')
  // A page reports its machines once it is idle.
  await expect(gallery.getByRole('checkbox', { name: 'listing' })).toBeVisible()
  await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const messages = gallery.getByRole('list').getByRole('button')
  await gallery.getByText(/\d+ messages as a list/).click()
  for (const text of [
    /^Shopper → listing end\.reached → shown › loadingMore$/,
    /^Page → Gateway GET \/shop$/,
    /^Page → Gateway Listing(Page)?$/,
    /^Gateway → CMS products\.list$/,
    /^CMS → Gateway 200 in \d+ ms$/,
    /^Gateway → Page 200 in \d+ ms$/,
    /^CMS → Gateway 200 in \d+ ms, switched to slow$/,
  ])
    await expect(messages.filter({ hasText: text }).first(), String(text)).toBeVisible()
  const drawing = gallery.getByRole('img', { name: /^Sequence of \d+ messages between Shopper/ })
  await expect(drawing).toHaveAccessibleName(/Page, Gateway, CMS, .*listing/)
  // A machine that only started is hidden until it is chosen.
  await expect(gallery.getByRole('checkbox', { name: 'navigation' })).not.toBeChecked()
  await expect(drawing).not.toHaveAccessibleName(/navigation/)
  await gallery.getByRole('checkbox', { name: 'navigation' }).check()
  await expect(drawing).toHaveAccessibleName(/navigation/)
  await gallery.getByRole('checkbox', { name: 'navigation' }).uncheck()

  // The newest message is in view.
  const frame = gallery.getByRole('region', { name: /^Sequence diagram/ })
  const distanceToEnd = () =>
    frame.evaluate((item) => item.scrollHeight - item.clientHeight - item.scrollTop)
  await expect.poll(distanceToEnd).toBeLessThan(2)
  await expect(frame.getByText('Shopper', { exact: true }).first()).toBeInViewport()
  const width = async () => (await drawing.boundingBox())?.width ?? 0
  const before = await width()
  await frame.focus()
  await gallery.keyboard.press('+')
  await expect.poll(async () => (await width()) / before).toBeCloseTo(1.25)
  await gallery.keyboard.press('0')
  await expect.poll(width).toBe(before)
  await gallery.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(async () => (await width()) / before).toBeCloseTo(0.8)
  await shop.request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'list_stores', arguments: {} },
    },
  })
  await gallery.getByRole('checkbox', { name: 'agents' }).check()
  await expect(drawing).toHaveAccessibleName(/Page, Agent, Gateway, CMS/)
  const tool = messages.filter({ hasText: /^Agent → Gateway list_stores$/ })
  await expect(tool.first()).toBeVisible()
  await messages.first().press('Enter')
  await expect(messages.first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(gallery)
  expect(problems).toEqual([])
})
