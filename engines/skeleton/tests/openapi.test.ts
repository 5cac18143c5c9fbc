import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Cart } from '@vitrine/contract/cart.ts'
import { Problem, type ProblemCode, problemStatus } from '@vitrine/contract/common.ts'
import { ConfirmPayment } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Document, Operation, Response } from '#skeleton/document/documentTypes.ts'
import { contractRoutes, factsOf } from '#skeleton/suite/calls/allCalls.ts'

const file = join(import.meta.dirname, '../../../docs/rest/openapi.yaml')
const document = (): Document & Record<string, unknown> => parse(readFileSync(file, 'utf8'))

const operations = Object.entries(document().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

/** The route that an operation describes. */
function routeOf({ operationId, method }: Operation & { method: string }) {
  const route = contractRoutes.find(({ name }) => [name, `${name}.${method}`].includes(operationId))
  if (!route) throw new Error(`No route is named ${operationId}`)
  return route
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
  const routes = contractRoutes.flatMap(({ method, url }) =>
    [method]
      .flat()
      .map((each) => `${each} ${url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')}`),
  )
  expect(described.toSorted()).toEqual(routes.toSorted())
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'the examples of %s fulfil its contract',
  (_, operation) => {
    covers('calls.document.examples')

    const route = routeOf(operation)
    const { parameters = [], requestBody, responses } = operation
    const examples = Object.fromEntries(
      parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
    )
    for (const { name, in: place, required, example } of parameters)
      if (place === 'path' || required) expect(example, name).toBeDefined()
    const texts = Object.fromEntries(
      Object.entries(examples).map(([name, value]) => [name, String(value)]),
    )
    expect(route.params?.safeParse(texts).error).toBeUndefined()
    expect(route.query?.safeParse(texts).error).toBeUndefined()

    const [type, body] = bodyOf(requestBody?.content)
    expect(body === undefined).toBe(!route.body && type !== 'multipart/form-data')
    if (type === 'multipart/form-data') {
      const { slip, ...fields } = z.record(z.string(), z.unknown()).parse(body?.example)
      expect(slip).toBeDefined()
      expect(ConfirmPayment.parse(fields)).toEqual(fields)
    } else if (route.body)
      expect(route.body.parse(body?.example)).toMatchObject(body?.example as object)

    const [status = '', success] = Object.entries(responses)[0] ?? []
    if (!route.response) return
    expect(status).toBe(String(route.status ?? 200))
    const [, response] = bodyOf(success?.content)
    // A field that the contract does not have would be missing in the parsed value.
    expect(route.response.parse(response?.example)).toEqual(response?.example)
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
        expect(problemStatus[code as ProblemCode]).toBe(Number(status))
        if (value.cart) expect(Cart.parse(value.cart)).toEqual(value.cart)
        return code
      })
    })
    const own = Object.keys(factsOf(routeOf(operation).name).errors)
    expect(new Set(codes)).toEqual(new Set(['rate_limited', 'internal', 'unavailable', ...own]))
  },
)
