import { Validator } from '@seriousme/openapi-schema-validator'
import type { Document, Operation, Response } from '@vitrine/commerce/openapi/documentTypes.ts'
import { openApiDocument } from '@vitrine/commerce/openapi/openapi.ts'
import { callUrl } from '@vitrine/contract/calls/call.ts'
import { callList } from '@vitrine/contract/calls/calls.ts'
import { Cart } from '@vitrine/contract/cart.ts'
import { Problem } from '@vitrine/contract/common.ts'
import { ConfirmPayment } from '@vitrine/contract/orders.ts'
import { type ProblemCode, problems } from '@vitrine/contract/problems.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const made = openApiDocument()
const document = (): Document & Record<string, unknown> => ({ ...structuredClone(made) })

const operations = Object.entries(document().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

/** The call that an operation describes. */
function callOf({ operationId, method }: Operation & { method: string }) {
  const call = callList.find(({ name }) => [name, `${name}.${method}`].includes(operationId))
  if (!call) throw new Error(`No call is named ${operationId}`)
  return call
}

const bodyOf = (content: Response['content'] = {}) => Object.entries(content)[0] ?? ['', undefined]

test('the document is OpenAPI 3.1', async () => {
  covers('calls.document.openapi')

  const { openapi, servers, components } = document()
  expect(openapi).toMatch(/^3\.1\./)
  expect(servers).toHaveLength(1)
  expect(Object.keys(components.securitySchemes)).toEqual(['session', 'cart', 'orderKey'])
  expect(await new Validator().validate(document())).toEqual({ valid: true })
  const broken = document()
  Object.assign(broken.components.securitySchemes, { cart: { type: 'apiKey', in: 'biscuit' } })
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

test('the document has every call of the contract, each with its own id', () => {
  covers('calls.document.openapi')

  const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  const calls = callList.flatMap((call) =>
    [call.method].flat().map(
      (item) =>
        `${item} ${callUrl(call)
          .replace(/:(\w+)/g, '{$1}')
          .replace('*', '{path}')}`,
    ),
  )
  expect(described.toSorted()).toEqual(calls.toSorted())
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'the examples of %s fulfil its contract',
  (_, operation) => {
    covers('calls.document.examples')

    const call = callOf(operation)
    const { parameters = [], requestBody, responses } = operation
    const examples = Object.fromEntries(
      parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
    )
    for (const { name, in: place, required, example } of parameters)
      if (place === 'path' || required) expect(example, name).toBeDefined()
    const texts = Object.fromEntries(
      Object.entries(examples).map(([name, value]) => [name, String(value)]),
    )
    expect(z.object(call.params ?? {}).safeParse(texts).error).toBeUndefined()
    expect(call.query?.safeParse(texts).error).toBeUndefined()

    const [type, body] = bodyOf(requestBody?.content)
    expect(body === undefined).toBe(!call.body)
    if (type === 'multipart/form-data') {
      const { slip, ...fields } = z.record(z.string(), z.unknown()).parse(body?.example)
      expect(slip).toBeDefined()
      expect(ConfirmPayment.parse(fields)).toEqual(fields)
    } else if (call.body)
      expect(call.body.parse(body?.example)).toMatchObject(body?.example as object)

    const [status = '', success] = Object.entries(responses)[0] ?? []
    if (!call.response) return
    expect(status).toBe(String(call.status ?? 200))
    const [, response] = bodyOf(success?.content)
    // A field that the contract does not have would be missing in the parsed value.
    expect(call.response.parse(response?.example)).toEqual(response?.example)
  },
)

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'each error of %s has an example with its code and status',
  (_, operation) => {
    covers('calls.document.errors')

    const { responses: shared } = document().components
    const codes = Object.entries(operation.responses).flatMap(([status, response]) => {
      const { content } = shared[response.$ref?.split('/').at(-1) ?? ''] ?? response
      if (Number(status) < 400) return []
      return Object.entries(bodyOf(content)[1]?.examples ?? {}).map(([code, example]) => {
        const { value } = example as { value: { cart?: unknown } }
        expect(Problem.parse(value).code).toBe(code)
        expect(problems[code as ProblemCode].status).toBe(Number(status))
        if (value.cart) expect(Cart.parse(value.cart)).toEqual(value.cart)
        return code
      })
    })
    const { errors } = callOf(operation)
    expect(new Set(codes)).toEqual(new Set(['rate_limited', 'internal', 'unavailable', ...errors]))
  },
)
