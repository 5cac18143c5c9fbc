import { expect } from '@playwright/test'
import { submissionMachine } from '#machines/submission/submission.ts'
import type { BrowserModel } from '../browserModel.ts'
import { field, openSlip, slip, upload } from './submissionPage.ts'

const progress = 'submission.submitting upload.progressed 0'
const rejection = new Error('Refused')
const fallbackMessage = 'Failed to submit confirm payment'

/** The submission machine in the shop: the form for a transfer slip. */
export const submissionModel: BrowserModel<typeof submissionMachine> = {
  examples: {
    machine: submissionMachine,
    inputs: { 'a slip': { fallbackMessage: fallbackMessage } },
    events: { 'upload.progressed': [{ fraction: 1 }] },
    outputs: { submit: [{ message: 'Taken' }] },
    errors: { submit: [rejection] },
  },
  followsFirstTransition: true,
  isPaused: true,
  effects: {},
  heldOperations: [upload],
  excluded: {
    'submission.submitting form.submitted 0':
      'The form ignores a second press while it is submitting',
  },
  echoes: [progress],
  open: { 'a slip': ({ page, visit }) => openSlip(page, visit) },
  acts: {
    'form.submitted': ({ page }) =>
      page.getByRole('button', { name: 'Confirm payment' }).dblclick(),
    'xstate.done.actor.submit': ({ gate }) => gate.pass(upload),
    'xstate.error.actor.submit': ({ gate }) => gate.pass(upload, 'payment.confirm:500'),
  },
  expectations: {
    'submission.editing': async ({ page }) => {
      await expect(slip(page)).toBeVisible()
    },
    'submission.submitting': async ({ page, gate }) => {
      await expect(page.getByRole('button', { name: 'Confirm payment' })).toHaveAttribute(
        'aria-busy',
        'true',
      )
      await expect(page.getByRole('progressbar', { name: 'Uploading your slip' })).toBeVisible()
      await expect.poll(() => gate.countHeld(upload), 'two presses send one request').toBe(1)
    },
    'submission.failed': async ({ page }) => {
      await expect(page.getByRole('form').getByRole('alert')).not.toBeEmpty()
      await expect(slip(page)).toBeVisible()
      await expect(field(page, 'Transfer Amount')).not.toHaveValue('')
    },
    'submission.succeeded': async ({ page, observer }) => {
      await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeFocused()
      expect(await observer.occurredEchoes(), 'the upload reports its progress').toContain(progress)
    },
  },
  invisible: {},
}
