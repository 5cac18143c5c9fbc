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

test('the codes of a CMS have the meaning of the table of problems', () => {
  const described = new Map(
    codesOf('ErrorCode').map(({ name, description }) => [name, description]),
  )
  for (const [code, problem] of Object.entries(problems)) {
    const name = 'graphqlCode' in problem ? problem.graphqlCode : code.toUpperCase()
    expect(described.get(name), name).toBe(problem.graphql)
  }
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
