import { expect, test } from '@playwright/test'

test('the shop opens with a title, names its products and runs without an error', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const answer = await page.goto('/shop')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(complaints).toEqual([])
})
