import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../pages/browserTest.ts'

interface ReportedFailure {
  /** The id of the report. */
  id: string
  /** The path of the page that failed. */
  address: string
  /** The code that the report has. */
  code: string
  /** The switches that repeat the failed calls to the CMS; empty if none had failed. */
  faults: string
}

/** Declares a test that opens the page of a visitor's report with the faults of its calls, and expects the same failure. */
export function reproduceFailure({ id, address, code, faults }: ReportedFailure): void {
  test(`the failure of report ${id}`, async ({ page }) => {
    await page.goto(faults ? `${address}?qa=tab,${faults}` : address, { waitUntil: 'load' })
    const screen = page.getByRole('main').getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText('Oops... Something went wrong!')
    const download = page.waitForEvent('download')
    await screen.getByRole('button', { name: 'Download a report' }).click()
    const report = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(report.failure).toMatchObject({ address, code })
  })
}
