import { type Browser, expect, type Page } from '@playwright/test'
import type { Stack } from '../support/stack.ts'

/** The servers that the tests run against. */
export const runningServers = (): Stack => JSON.parse(process.env['MEDUSA_STACK'] ?? '{}')

/** Signs in to Medusa's admin in a browser of its own, which then lists the orders. */
export async function openAdmin(browser: Browser): Promise<Page> {
  const { engine, admin: staff } = runningServers()
  const admin = await browser.newPage({ storageState: { cookies: [], origins: [] } })
  await admin.goto(`${engine}/app/login`)
  await admin.getByPlaceholder(/email/i).fill(staff.email)
  await admin.getByPlaceholder(/password/i).fill(staff.password)
  await admin.getByRole('button', { name: /continue/i }).click()
  return admin
}

/** Opens an order in Medusa's admin by its number in the shop. */
export async function openOrderInAdmin(browser: Browser, order: string): Promise<Page> {
  const admin = await openAdmin(browser)
  const row = admin.getByRole('row', { name: new RegExp(`#${order}\\b`) })
  await row.getByRole('link').first().click()
  await expect(admin.getByRole('heading', { name: `Shop order ${order}` })).toBeVisible()
  return admin
}
