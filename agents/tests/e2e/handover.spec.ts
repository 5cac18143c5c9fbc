import { expect, type Page } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'

async function callTool(page: Page, name: string, input: object) {
  const response = await page.request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: input },
    },
  })
  return (await response.json()).result.structuredContent
}

/** Prepares a checkout as an agent does, and returns the link for its buyer. */
async function prepare(page: Page): Promise<string> {
  const { products } = await callTool(page, 'lookup_catalog', { catalog: { ids: ['1012'] } })
  const [dress] = products[0].variants.filter(({ title }: { title: string }) => title === 'Ink, M')
  const { continue_url: link } = await callTool(page, 'create_checkout', {
    checkout: {
      line_items: [{ item: { id: dress.id }, quantity: 2 }],
      buyer: { email: 'ploy@example.com', first_name: 'Ploy' },
    },
  })
  return new URL(link).pathname
}

test('a buyer continues once with what an agent prepared, and finds it in the checkout', async ({
  page,
}) => {
  covers('agents.handover.once', 'agents.handover.address')

  const link = await prepare(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Prepared by your assistant' })).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText('Silk slip dress, Ink, M')
  await expect(page.getByRole('listitem')).toContainText('2 × ฿6,900')
  await expectAccessible(page)
  const next = page.getByRole('button', { name: 'Continue to checkout' })
  await test.step('after a failure the link stays valid', async () => {
    const fault = { name: 'vitrine_qa', value: 'cart.add:500', url: page.url() }
    await page.context().addCookies([fault])
    await next.press('Enter')
    await expect(page.getByRole('heading', { name: 'We couldn’t open this' })).toBeVisible()
    await page.context().clearCookies({ name: 'vitrine_qa' })
    await page.goto(link)
  })
  await next.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ploy@example.com')
  await expect(page.getByText('฿13,800').first()).toBeAttached()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await expectAccessible(page)
})
