import { expect } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import {
  execute,
  linkWith,
  openPlayground,
  recordOperations,
} from '@vitrine/tests/support/pages/playground.ts'

const mutation = {
  query: 'mutation Save($id: ID!) {\n  addToWishlist(input: { productId: $id }) { message }\n}',
  variables: '{\n  "id": "1025"\n}',
  headers: '{\n  "x-vitrine-qa": "wishlist.add:409"\n}',
}

test('a link shows its operation, variables and headers, and sends them when it is run', async ({
  page,
  context,
  baseURL,
}) => {
  covers('playground.link.contents', 'playground.link.run')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent = recordOperations(page)
  const link = linkWith(mutation)
  // Another example is open in this browser already.
  await openPlayground(page, '/graphql?example=product')
  const { operation, variables, notice, copyLink } = await openPlayground(page, link)
  await expect(operation).toContainText('mutation Save($id: ID!) {')
  await expect(variables).toContainText('"id": "1025"')
  await expect(notice).toHaveText(
    'Opened from a link. Nothing of it is sent before you run it. It sets headers.',
  )
  await copyLink.click()
  await expect(notice).toHaveText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${link}`)
  // GraphiQL has read the schema by now, and would have sent the headers with it.
  await expect.poll(() => sent.some(({ query }) => query.includes('__schema'))).toBe(true)
  expect(sent.filter(({ query }) => query === mutation.query)).toEqual([])
  expect(sent.filter(({ headers }) => headers['x-vitrine-qa'] !== undefined)).toEqual([])

  const { request, body } = await execute(page)
  expect(request.postDataJSON()).toMatchObject({
    query: mutation.query,
    variables: { id: '1025' },
  })
  expect(request.headers()['x-vitrine-qa']).toBe('wishlist.add:409')
  expect(body.extensions.upstream[0]).toMatchObject({ status: 409 })
})

test('a second link that is opened in the same tab replaces the contents', {
  tag: '@all',
}, async ({ page }) => {
  covers('playground.link.contents')

  const { operation } = await openPlayground(page, linkWith(mutation))
  const next = linkWith({ query: 'query Next { stores { totalCount } }' })
  await page.evaluate((url) => location.assign(url), next)
  await expect(operation).toContainText('query Next {')
})

test('hostile contents of a link are shown as text', async ({ page }) => {
  covers('playground.link.text')

  const code = '<img src=x onerror="document.title=1">'
  const headers = JSON.stringify({ [code]: 'x' })
  const query = `# </script>${code}\nquery Hostile { stores { totalCount } }`
  const { operation, notice } = await openPlayground(page, linkWith({ query, headers }))
  // The pane breaks long lines.
  await expect(operation).toContainText(/#\s<\/script><img\ssrc=x\s+onerror="document.\s*title=1">/)
  await expect(notice).toContainText(`Left out of its headers: ${code}.`)
  await expect(page.getByRole('img', { name: 'x' })).toHaveCount(0)
  await expect(page).toHaveTitle('Playground · Vitrine')
})

test('credentials are neither opened from a link nor copied to one', async ({ page, context }) => {
  covers('playground.link.headers', 'playground.link.opened-headers', 'playground.link.secrets')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { headers, notice, copyLink } = await openPlayground(
    page,
    linkWith({
      query: 'query Secret($password: String) { stores { totalCount } }',
      variables: '{ "password": "swordfish" }',
      headers: '{ "Authorization": "Bearer swordfish" }',
    }),
  )
  await expect(notice).toContainText('Left out of its headers: Authorization.')
  const { request } = await execute(page)
  expect(request.headers()['authorization']).toBeUndefined()

  await page.getByRole('button', { name: 'Headers' }).click()
  await headers.getByRole('textbox').focus()
  await page.keyboard.insertText('{ "cookie": "swordfish" }')
  await expect(headers).toContainText('"cookie"')
  await copyLink.click()
  await expect(notice).toHaveText(
    'Link copied. Not in the link, because they may be secret: cookie. Its variables contain password.',
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('cookie')
})

test('a link is shown where the clipboard cannot be written', { tag: '@all' }, async ({ page }) => {
  covers('playground.link.clipboard')

  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  const link = linkWith({ query: 'query Stores { stores { totalCount } }' })
  const { notice, copyLink } = await openPlayground(page, link)
  await copyLink.click()
  await expect(notice).toHaveText('Copy the link:')
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url())
})
