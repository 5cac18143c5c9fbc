import type { UserError, UserErrorCode } from '../generated/resolvers.ts'
import { CmsError, type CmsErrorCode } from '../upstream/cmsError.ts'

const userErrorCodes: ReadonlySet<CmsErrorCode> = new Set<UserErrorCode>([
  'INVALID',
  'NOT_FOUND',
  'CONFLICT',
  'OUT_OF_STOCK',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
])

const isUserErrorCode = (code: CmsErrorCode): code is UserErrorCode => userErrorCodes.has(code)

/**
 * Resolves with the payload of a mutation, with errors that the shopper can correct as its `userErrors` and the result
 * of `onRejected`. Rejects with every other error.
 */
export async function payload<T extends object>(
  result: Promise<T>,
  onRejected: (error: CmsError) => object = () => ({}),
) {
  try {
    return { ...(await result), userErrors: [] }
  } catch (error) {
    if (!(error instanceof CmsError) || !isUserErrorCode(error.code)) throw error
    return { ...onRejected(error), userErrors: toUserErrors(error, error.code) }
  }
}

/** The error of the whole input, then those of its fields, without repeating a message. */
function toUserErrors(error: CmsError, code: UserErrorCode): UserError[] {
  const { message, isSpecific, extensions } = error
  const fields = Object.entries((extensions['fields'] ?? {}) as Record<string, string>)
  const fieldErrors = fields.map(([field, text]) => ({
    code,
    field,
    message: text,
    isSpecific: true,
  }))
  return fieldErrors[0]?.message === message
    ? fieldErrors
    : [{ code, field: null, message, isSpecific }, ...fieldErrors]
}

/** Names the result of a call as a field of the payload. */
export const as = async <Name extends string, T>(name: Name, result: Promise<T>) =>
  ({ [name]: await result }) as Record<Name, T>
