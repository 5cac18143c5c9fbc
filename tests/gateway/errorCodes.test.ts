import { startSeededCms, type TestCms } from '@vitrine/cms/tests/support/testCms.ts'
import { problems } from '@vitrine/contract/problems.ts'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { errors as examples } from '@vitrine/gateway/playground/exampleErrors.ts'
import { type GraphQLEnumType, isEnumType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningGateway, startGateway } from '#tests/support/gateway/startGateway.ts'

let cms: TestCms
let gateway: RunningGateway
beforeAll(async () => {
  cms = await startSeededCms()
  gateway = await startGateway({ cmsUrl: cms.url, isQa: true })
})
afterAll(async () => {
  await gateway.close()
  await cms.close()
})

const schema = createSchema()
const codesOf = (name: string) => {
  const type = schema.getType(name)
  expect(isEnumType(type)).toBe(true)
  return (type as GraphQLEnumType).getValues()
}

/** Codes that no query of the playground can cause, by what causes them. */
const notShown: Record<string, string> = {
  BAD_REQUEST: 'a body without a query',
  EMPTY_RESPONSE: 'a CMS that sends nothing',
  OPERATION_RESOLUTION_FAILURE: 'an operation that the editor does not offer',
  OVERLOADED: 'more visitors than the server can serve',
  PERSISTED_QUERY_NOT_FOUND: 'a hash in place of the document',
  PERSISTED_QUERY_ONLY: 'production',
  TOO_LARGE: 'a file, which the editor cannot attach',
  UNSUPPORTED_TYPE: 'a file, which the editor cannot attach',
}

test('every code has a description', () => {
  const codes = [...codesOf('UserErrorCode'), ...codesOf('ErrorCode')]
  expect(codes.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
})

test('the codes of a CMS have the meaning of the table of problems', () => {
  const described = new Map(
    codesOf('ErrorCode').map(({ name, description }) => [name, description]),
  )
  for (const [code, problem] of Object.entries(problems)) {
    const name = 'graphqlCode' in problem ? problem.graphqlCode : code.toUpperCase()
    expect(described.get(name), name).toBe(problem.graphql)
  }
})

test('every code has an example, unless the playground cannot cause it', () => {
  const shown = new Set([...examples.map(({ code }) => code), ...Object.keys(notShown)])
  const codes = [...codesOf('UserErrorCode'), ...codesOf('ErrorCode')].map(({ name }) => name)
  expect(codes.filter((code) => !shown.has(code))).toEqual([])
  expect(Object.keys(notShown).filter((code) => !codes.includes(code))).toEqual([])
})

interface Payload {
  userErrors?: { code: string; message: string }[]
}

test.each(examples.map((example) => [example.slug, example] as const))(
  'the example %s has its code and a message for shoppers',
  async (_, { query, variables, headers, code }) => {
    const { data, errors } = await gateway.postQuery(query, variables ?? {}, headers ?? {})
    const [payload] = Object.values(data ?? {}) as (Payload | null)[]
    const [error] = errors
    const [rejection] = payload?.userErrors ?? []
    expect(error?.extensions['code'] ?? rejection?.code).toBe(code)
    expect((error ?? rejection)?.message).toMatch(/\w/)
  },
)
