import { ConfirmPayment, slipMaximumBytes } from '@vitrine/contract/orders.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { inputMessage } from '#commerce/inputMessage.ts'
import { invalidInput } from '#commerce/problem.ts'
import { slipProblem } from './slips.ts'

/** The fields and the file of a payment confirmation. */
interface SentForm {
  form: z.output<typeof ConfirmPayment>
  slip: Buffer | null
}

/** Maximum bytes of fields and boundaries beside the slip. */
const formOverhead = 64 * 1024

/** Reads the form, and a slip up to its size limit. */
export async function readConfirmForm(request: FastifyRequest): Promise<SentForm> {
  if (Number(request.headers['content-length'] ?? 0) > slipMaximumBytes + formOverhead)
    throw tooLarge()
  const { fields, slip } = await readParts(request).catch((error: unknown) => {
    throw isFileTooLarge(error) ? tooLarge() : error
  })
  const read = ConfirmPayment.safeParse(typedForm(fields), { error: inputMessage })
  if (!read.success) throw invalidInput(read.error)
  return { form: read.data, slip }
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  let slip: Buffer | null = null
  for await (const part of request.parts({ limits: { fileSize: slipMaximumBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'slip') slip = bytes
    }
  }
  return { fields, slip }
}

const isFileTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

const tooLarge = () => slipProblem('too_large')
