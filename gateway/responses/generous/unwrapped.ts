import { z } from 'zod'
import { isRecord } from './otherForms.ts'

/**
 * Returns the body of a response in the envelope of its contract: some systems send lists bare, others everything as
 * `{success, data}`.
 */
export function unwrapped(contract: z.ZodType, body: unknown): unknown {
  const fields = contract instanceof z.ZodObject ? contract.shape : {}
  if ('data' in fields) return Array.isArray(body) ? { success: true, data: body } : body
  if (!isRecord(body) || !('data' in body)) return body
  const isList = contract instanceof z.ZodArray
  const hasOwnField = Object.keys(fields).some((name) => name !== 'success' && name in body)
  return isList || (isRecord(body['data']) && !hasOwnField) ? body['data'] : body
}
