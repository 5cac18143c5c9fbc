import { expect, type Page } from '@playwright/test'
import { openSlip, upload } from '../../support/browser/models/submissionPage.ts'
import { raceInBrowser } from '../../support/races/raceInBrowser.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Confirm payment' })
const failure = (page: Page) => page.getByRole('form').getByRole('alert')

raceInBrowser({
  machine: 'submission',
  title: 'a press while the form is sent is ignored, and one after its failure sends it again',
  operations: [upload],
  open: async ({ page, gate }) => {
    await openSlip(page, (path) => page.goto(path))
    gate.close()
    await submit(page).click()
    await expect.poll(() => gate.countHeld(upload)).toBe(1)
  },
  acts: [
    [
      'submit error',
      async ({ page, gate }) => {
        await gate.pass(upload, 'payment.confirm:500')
        await expect(failure(page)).not.toBeEmpty()
      },
    ],
    ['form.submitted', ({ page }) => submit(page).click({ force: true })],
  ],
  expectEnd: async ({ page, gate, isFirstFirst }) => {
    if (!isFirstFirst) {
      expect(gate.countHeld(upload), 'the press is ignored').toBe(0)
      await expect(failure(page)).not.toBeEmpty()
      await expect(page.getByRole('textbox', { name: 'Transfer Amount' })).not.toHaveValue('')
      await submit(page).click()
    }
    await gate.pass(upload)
    await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeVisible()
  },
})
