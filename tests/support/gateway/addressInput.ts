import { address } from '@vitrine/cms/tests/support/checkout.ts'

const { state, phone, ...parts } = address

/** The address of the tests as the input of a mutation. */
export const addressInput = { ...parts, province: state, phoneNumber: phone }
