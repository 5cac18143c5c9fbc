import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible, recordProblems } from '@vitrine/tests/support/pages/storefront.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function downloadOf(page: Page, button: Locator): Promise<Download> {
  const download = page.waitForEvent('download')
  await button.click()
  return download
}

/** Runs one test file of the repository, and returns whether it passed, with its output. */
function runTestFile(folder: string): Promise<{ passed: boolean; output: string }> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { NODE_OPTIONS: _, FORCE_COLOR: __, ...inherited } = process.env
  const env = { ...inherited, NO_COLOR: '1' }
  return new Promise((resolve) => {
    execFile(process.execPath, [vitest, 'run', '--root', folder], { env }, (error, out, err) =>
      resolve({ passed: error === null, output: out + err }),
    )
  })
}

test('the steps of another tab appear on the machine’s diagram', { tag: '@all' }, async ({
  page: gallery,
  context,
}) => {
  const problems = recordProblems(gallery)
  await gallery.goto('/_machines/listing')
  await gallery.getByRole('button', { name: 'Follow the shop' }).click()
  const panel = gallery.getByRole('region', { name: 'The shop, live' })
  await expect(panel).toContainText('No open tab runs this machine.')
  const shop = await context.newPage()
  await shop.goto('/shop')
  const state = panel.getByRole('paragraph')
  await expect(state).toHaveText('shown › ready')
  const rows = gallery.getByRole('region', { name: 'Table of states' }).getByRole('row')
  await expect(rows.filter({ hasText: 'reaching its end loads the next page' })).toHaveAttribute(
    'data-active',
  )
  await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const log = panel.getByRole('list')
  const first = log.getByRole('button', { name: /end\.reached shown › loadingMore/ }).last()
  await expect(first).toBeVisible()
  await expect(panel).toContainText(/page\s*[2-9]\s*pageCount/)
  // An earlier step shows the context at that time.
  await first.click()
  await expect(state).toHaveText('shown › loadingMore')
  await expect(panel).toContainText(/page\s*1\s*pageCount/)
  await expectAccessible(gallery)
  // A gallery that opens later receives the current states.
  await gallery.reload()
  await expect(state).toHaveText(/^shown ›/)
  await gallery.getByRole('button', { name: 'Following the shop' }).click()
  await expect(gallery.getByRole('region', { name: 'Simulation' })).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('at one width', { tag: '@desktop' }, () => {
  test('a session report is downloaded, replayed and exported as a test', { tag: '@all' }, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto('/shop')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('flight') ?? ''))
      .toContain('xstate.done.actor.loadPages')
    await page.request.get('/?qa=products.read:409')
    await page.getByRole('article').first().getByRole('link').click()
    const screen = page.getByRole('main').getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText('Oops... Something went wrong!')
    const id = /Error ID\s*([\w-]{8,})/.exec(await screen.innerText())?.[1] ?? ''
    const download = await downloadOf(
      page,
      screen.getByRole('button', { name: 'Download a report' }),
    )
    expect(download.suggestedFilename()).toBe(`vitrine-report-${id}.json`)
    const report = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(report).failure).toMatchObject({ id, code: 'CONFLICT' })
    expect(JSON.parse(report).failure.address).toMatch(/^\/product\/[a-z-]+$/)

    await page.goto('/_machines/reports')
    const problems = recordProblems(page)
    await page.getByLabel('Report').setInputFiles(await download.path())
    const heading = page.getByRole('heading', { name: 'listing' })
    const recording = page.getByRole('listitem').filter({ has: heading })
    await expect(recording).toContainText('ends in shown › ready')
    await expect(recording).toContainText('The current machine behaves the same.')
    await expect(page.getByText('CONFLICT at /product/')).toBeVisible()
    await expectAccessible(page)

    await mkdir(join(root, '.cache'), { recursive: true })
    const folder = await mkdtemp(join(root, '.cache/flight-'))
    try {
      const testDownload = await downloadOf(
        page,
        recording.getByRole('button', { name: 'Download as a test' }),
      )
      await testDownload.saveAs(join(folder, testDownload.suggestedFilename()))
      const { passed, output } = await runTestFile(folder)
      expect(output).toContain(`of visit ${id} does not end where it failed`)
      expect(output).toContain('what failed: expected')
      expect(passed).toBe(false)
    } finally {
      await rm(folder, { recursive: true })
    }

    await recording.getByRole('link', { name: 'Replay' }).click()
    const panel = page.getByRole('region', { name: 'Simulation' })
    const steps = panel.getByRole('list').last().getByRole('button')
    await expect(steps.first()).toHaveText('A recorded session')
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')
    await expect(panel.getByText('loading › skeleton', { exact: true })).toBeVisible()
    await steps.filter({ hasText: 'loadPages done' }).last().click()
    await expect(panel.getByText('shown › ready', { exact: true })).toBeVisible()
    await expect(panel.getByRole('alert')).toBeHidden()
    expect(problems).toEqual([])
  })

  test('production serves neither the gallery nor its code', async ({ page }) => {
    const { url, close } = await startGateway({
      cmsUrl: process.env['SHOP_CMS_URL'] ?? '',
      isProduction: true,
      pages: { distDirectory: join(root, 'dist'), development: false },
    })
    try {
      const files = ['coverage.json', 'reports', 'listing', 'screens/x.jpeg', 'runs/unit/x.html']
      for (const path of ['/_machines', ...files.map((file) => `/_machines/${file}`)])
        expect((await page.request.get(url + path)).status(), path).toBe(404)
      const homeResponse = page.waitForResponse((response) => response.url() === `${url}/`)
      await page.goto(url)
      expect(await (await homeResponse).text()).not.toContain('_machines')
    } finally {
      await close()
    }
  })
})
