import multipart from '@fastify/multipart'
import { slipMaximumBytes } from '@vitrine/contract/orders.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

const Operations = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).optional(),
  extensions: z.record(z.string(), z.unknown()).optional(),
})
const FileMap = z.record(z.string().max(100), z.array(z.string().max(200)).max(5))

/** A multipart request that does not follow the GraphQL multipart request specification. */
export class UploadError extends Error {
  readonly statusCode = 400
  /** Whether the message may be sent to the client. */
  readonly isSafe = true
}

/**
 * Accepts multipart requests with files of up to one byte above the maximum of a slip, to detect those that are too
 * large.
 */
export async function registerUploads(app: FastifyInstance) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: slipMaximumBytes + 1,
      files: 1,
      fields: 2,
      parts: 3,
      fieldSize: 100 * 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  })
}

/** Reads the GraphQL request of a multipart request, with its files as variables. Throws UploadError. */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  const files = new Map<string, File>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value)
      else {
        const bytes = await part.toBuffer()
        const name = part.filename || 'file'
        files.set(part.fieldname, new File([new Uint8Array(bytes)], name, { type: part.mimetype }))
      }
    }
  } catch (error) {
    throw new UploadError('The form cannot be read.', { cause: error })
  }
  const operations = Operations.safeParse(jsonOf(fields.get('operations')))
  const map = FileMap.safeParse(jsonOf(fields.get('map')))
  if (!operations.success || !map.success)
    throw new UploadError('Send the fields “operations” and “map” as JSON before the files.')
  for (const [field, paths] of Object.entries(map.data)) {
    const file = files.get(field)
    if (!file) throw new UploadError(`There is no file “${field}”.`)
    for (const path of paths) place(operations.data, path, file)
  }
  return operations.data
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

// A path must lead to a null that the client left for the file; anything else, such as a prototype, is rejected.
function place(operations: object, path: string, file: File) {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let target: object = operations
  for (const step of steps) {
    const next: unknown = Object.hasOwn(target, step) ? Reflect.get(target, step) : undefined
    if (typeof next !== 'object' || next === null) throw new UploadError(`Nothing is at “${path}”.`)
    target = next
  }
  if (
    steps[0] !== 'variables' ||
    !Object.hasOwn(target, last) ||
    Reflect.get(target, last) !== null
  )
    throw new UploadError(`No file is expected at “${path}”.`)
  Reflect.set(target, last, file)
}
