import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import { cmsUrl, enterAs, expectFits, notice } from './support/officePages.ts'

test('a manager adds, tries and deletes a webhook, and makes and revokes a key', async ({
  page,
}) => {
  covers('security.staff.webhooks', 'security.staff.webhooks.secrets', 'security.staff.keys')

  let status = 500
  let signature = ''
  const signatures = () => signature.split(' ').length
  const server = createServer((request, response) => {
    signature = String(request.headers['webhook-signature'])
    request.resume().on('end', () => response.writeHead(status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const login = await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/programs`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog.getByLabel('Address of the program').fill('the warehouse')
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(dialog.getByText('Enter an address that begins with https://').first()).toBeVisible()
  await expectAccessible(page, 'back office, new webhook')
  await dialog.getByLabel('Address of the program').fill(`http://${host}/orders`)
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(page.getByText(`The secret of ${host}`)).toBeVisible()
  await expect(page.getByText(/^whsec_/)).toBeVisible()

  await page.getByRole('button', { name: 'Make a key' }).click()
  await dialog.getByLabel('Name, as records show it').fill(login)
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  const key = await page.getByText(/^vitrine_/).innerText()
  await expectFits(page)
  await expectAccessible(page, 'back office, programs')
  const read = () =>
    fetch(`${cmsUrl()}/staff/queues`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    })
  expect((await read()).status).toBe(200)
  const row = page.getByRole('row').filter({ hasText: login })
  await row.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await notice(page, `The key ${login} is revoked.`)
  expect((await read()).status).toBe(401)

  const webhook = page.getByRole('row').filter({ hasText: host })
  await webhook.getByRole('link', { name: 'Deliveries' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  // Orders of other tests are sent too.
  const sent = page.getByRole('row').filter({ hasText: 'webhook test' })
  await expect(sent).toContainText('Responded with 500')
  await expectFits(page)
  status = 204
  await sent.getByRole('button', { name: 'Send again' }).click()
  await expect(sent).toContainText('Responded with 204')
  await expectAccessible(page, 'back office, deliveries')

  await page.getByRole('button', { name: 'Replace the secret' }).click()
  await dialog.getByRole('button', { name: 'Replace the secret' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await expect(page.getByText(/^The former secret signs too until \d{4}-/)).toBeVisible()
  await expectFits(page)
  await expectAccessible(page, 'back office, new secret')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(signatures).toBe(2)
  await page.getByRole('button', { name: 'End the former secret' }).click()
  await dialog.getByRole('button', { name: 'End the former secret' }).click()
  await notice(page, `What ${host} receives is signed with its present secret alone.`)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(signatures).toBe(1)
  await expect(page.getByRole('button', { name: 'End the former secret' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Programs' }).last().click()
  await webhook.getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('Paused').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await notice(page, `${host} is paused now.`)
  await webhook.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(webhook).toHaveCount(0)
  server.close()
})
