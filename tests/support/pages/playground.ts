import { expect, type Page } from '@playwright/test'

const partsOf = (page: Page) => ({
  operation: page.getByRole('region', { name: 'Operation Editor' }),
  variables: page.getByRole('region', { name: 'Variables' }),
  headers: page.getByRole('region', { name: 'Headers' }),
  response: page.getByRole('region', { name: 'Result Window' }),
  run: page.getByRole('region', { name: 'Last run' }),
  notice: page.getByRole('status'),
  copyLink: page.getByRole('button', { name: 'Copy link' }),
})

/** Opens the playground and waits until its editor is ready. */
export async function openPlayground(page: Page, address: string) {
  await page.goto(address)
  const parts = partsOf(page)
  await expect(page.getByRole('button', { name: 'Execute query' })).toBeVisible()
  await expect(parts.operation).toContainText('{')
  return parts
}

const isGraphql = (url: string) => new URL(url).pathname === '/graphql'

/** Runs the operation in the editor, and returns the request and the body of its response. */
export async function execute(page: Page) {
  const sent = page.waitForResponse(
    (response) => isGraphql(response.url()) && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Execute query' }).click()
  const response = await sent
  return { request: response.request(), body: await response.json() }
}

/** The fragment of a link to these contents. */
export const linkWith = (contents: Record<string, string>) =>
  `/graphql#${new URLSearchParams(contents)}`

/** The operations that the page has sent, with their headers. */
export function recordOperations(page: Page) {
  const sent: { query: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !isGraphql(request.url())) return
    sent.push({ query: request.postDataJSON().query, headers: request.headers() })
  })
  return sent
}
