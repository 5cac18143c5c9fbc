import { ApiError, errorOfResponse, toApiError } from '@vitrine/web/core/data/apiError.ts'
import { describe, expect, test } from 'vitest'

const problem = {
  message: 'This coupon has expired',
  extensions: {
    code: 'CONFLICT',
    isSpecific: true,
    fields: { code: 'Expired' },
    requestId: 'request-1',
  },
}

describe('errorOfResponse', () => {
  test('reads message, code, fields and request of the first error', () => {
    const error = errorOfResponse({ errors: [problem, { message: 'Another' }] })
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'This coupon has expired',
      code: 'CONFLICT',
      fields: { code: 'Expired' },
      requestId: 'request-1',
    })
  })

  test('has no message when that of the response is general, or for developers', () => {
    const general = { code: 'INTERNAL', isSpecific: false }
    const message = 'Something went wrong, please try again.'
    expect(errorOfResponse({ errors: [{ message, extensions: general }] })?.message).toBe('')
    expect(errorOfResponse({ errors: [{ message: 'Unknown field "x".' }] })?.message).toBe('')
    const userErrors = [{ ...general, field: null, message }]
    expect(errorOfResponse({ data: { login: { userErrors } } })?.message).toBe('')
  })

  test('reads the errors of a mutation’s payload: the first for the form, the others by field', () => {
    const rejected = (...userErrors: object[]) =>
      errorOfResponse({ data: { placeOrder: { order: null, userErrors } } })
    const invalid = { code: 'INVALID', isSpecific: true }
    const general = { ...invalid, field: null, message: 'Please check your address' }
    const postcode = { ...invalid, field: 'billing.postcode', message: 'Unknown postcode' }
    expect(rejected(general, postcode)).toMatchObject({
      message: 'Please check your address',
      code: 'INVALID',
      fields: { 'billing.postcode': 'Unknown postcode' },
    })
    expect(rejected(postcode)).toMatchObject({
      message: 'Unknown postcode',
      fields: { 'billing.postcode': 'Unknown postcode' },
    })
    expect(rejected()).toBeUndefined()
  })
})

test('toApiError returns an ApiError unchanged and hides the messages of other errors', () => {
  const error = new ApiError(problem)
  const offline = new TypeError('Failed to fetch')
  expect(toApiError(error)).toBe(error)
  expect(toApiError(offline)).toMatchObject({ message: '', code: 'UNREACHABLE', cause: offline })
})
