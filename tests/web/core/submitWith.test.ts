import { ApiError } from '@vitrine/web/core/data/apiError.ts'
import { submitWith } from '@vitrine/web/core/submitWith.ts'
import { createForm, FORM_ERROR } from 'final-form'
import { expect, test, vi } from 'vitest'

interface Values {
  email: string
}

function formOf(send: (values: Values) => Promise<unknown>) {
  const onSubmit = submitWith(send, 'Something went wrong')
  const form = createForm<Values>({ onSubmit, initialValues: { email: 'ann@example.com' } })
  form.registerField('email', () => {}, { submitError: true })
  form.subscribe(() => {}, { submitting: true, submitError: true, submitErrors: true })
  return form
}

test('pressing submit twice sends the form once', async () => {
  let finish = () => {}
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const form = formOf(send)
  const first = form.submit()
  form.submit()
  finish()
  expect(await first).toBeUndefined()
  expect(send.mock.calls).toEqual([[{ email: 'ann@example.com' }]])
})

test('a server error is set on its field and on the form, and the values are kept', async () => {
  const fields = { email: 'Already registered' }
  const form = formOf(async () => {
    throw new ApiError({
      message: 'Please check the form',
      extensions: { code: 'INVALID', isSpecific: true, fields },
    })
  })
  await form.submit()
  expect(form.getState()).toMatchObject({
    values: { email: 'ann@example.com' },
    submitting: false,
    submitError: 'Please check the form',
    submitErrors: fields,
  })
  expect(form.getFieldState('email')?.submitError).toBe('Already registered')
})

test('a failure without a message from the server shows the fallback message', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await submitWith(send, 'Something went wrong')({})).toEqual({
    [FORM_ERROR]: 'Something went wrong',
  })
})
