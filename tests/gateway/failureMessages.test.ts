import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { allowances } from '@vitrine/contract/service/rateLimits.ts'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { expect, test } from 'vitest'
import { covers } from '../support/clauses/covers.ts'
import { readResponse, startShop } from '../support/gateway/startGateway.ts'
import { validValue } from '../support/gateway/validVariables.ts'

const manifest = new URL('../../web/generated/persistedDocuments.json', import.meta.url)
const message = 'We are taking stock today.'
const secret = 'SELECT * FROM sessions WHERE password=hunter2'

const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {})
const selection = '{ ... on Payload { userErrors { code field message isSpecific } } }'

/** Sends a mutation with valid input and returns its errors, also those of its payload. */
async function errorsOf(url: string, { name, args }: (typeof mutations)[number]) {
  const [input] = args
  const query = input
    ? `mutation ($input: ${input.type}) { ${name}(input: $input) ${selection} }`
    : `mutation { ${name} ${selection} }`
  const variables = input ? { input: validValue('input', input.type) as object } : {}
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1' },
    ...(name === 'confirmPayment'
      ? { body: formOf(query, { input: { ...variables.input, slip: null } }) }
      : {
          body: JSON.stringify({ query, variables }),
          headers: { 'content-type': 'application/json' },
        }),
  })
  const { data, errors } = await readResponse(response)
  const payload = data?.[name] as { userErrors: UserError[] } | null | undefined
  return [
    ...errors.map(({ message, extensions }) => ({ message, isSpecific: false, ...extensions })),
    ...(payload?.userErrors ?? []),
  ] as UserError[]
}

interface UserError {
  code: string
  message: string
  isSpecific: boolean
}

function formOf(query: string, variables: object) {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify({ 0: ['variables.input.slip'] }))
  form.set('0', new File([new Uint8Array(10)], 'slip.png', { type: 'image/png' }))
  return form
}

type Send = (response: ServerResponse) => void

const json =
  (status: number, body: unknown): Send =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
const html =
  (status: number, body: string): Send =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body)

const neverRespond: Send = () => undefined

/** Lets every call that changes something fail in this way, and returns the errors of all mutations. */
async function failuresOf(send: Send) {
  const write = send === neverRespond ? 100 : 30_000
  await using shop = await startShop({ timeouts: { read: 2000, write } })
  shop.cms.interfere = ({ method }, response) => {
    if (method !== 'GET') send(response)
    return method !== 'GET'
  }
  const failures: Record<string, UserError[]> = {}
  for (const mutation of mutations)
    failures[mutation.name] = await errorsOf(shop.gateway.url, mutation)
  return failures
}

test.concurrent.each<[string, Send]>([
  ['a 500 with a message', json(500, { code: 'internal', message: secret })],
  ['a 500 with a message and a code of its own', json(500, { code: '42P01', message: secret })],
  ['a 500 in HTML', html(500, `<h1>${secret}</h1>`)],
  ['a 503 with a message of a proxy', json(503, { message: secret })],
  ['a 200 without a body', html(200, '')],
  ['a 422 without a message', json(422, { code: 'invalid' })],
  ['a 409 in HTML', html(409, '<h1>Conflict</h1>')],
  ['a 429 without a message', json(429, {})],
  ['a 401 without a message', json(401, {})],
  ['no response', neverRespond],
  ['a reset', (response) => void response.socket?.resetAndDestroy()],
])('no mutation claims that its message is of the CMS when that sends %s', async (_, send) => {
  covers('errors.message.internal')

  const failures = await failuresOf(send)
  for (const [name, errors] of Object.entries(failures)) {
    expect(
      errors.map(({ isSpecific }) => isSpecific),
      name,
    ).toEqual([false])
    // For developers.
    expect(errors[0]?.message, name).toMatch(/^[A-Z].*\w/)
    expect(errors[0]?.code, name).toMatch(/^[A-Z_]+$/)
  }
  expect(JSON.stringify(failures)).not.toContain(secret)
})

test.concurrent.each<[string, Send]>([
  ['in message', json(409, { code: 'conflict', message })],
  ['in error.message', json(409, { error: { code: 'conflict', message } })],
  ['beside an error in text', json(400, { statusCode: 400, error: 'Bad Request', message })],
  ['beside an error without a message', json(422, { error: { code: 'invalid' }, message })],
  ['with a code of its own', json(400, { code: 'rest_invalid', message, data: { status: 400 } })],
  ['beside fields of another form', json(422, { message, fields: ['email'] })],
  ['with a rate limit', json(429, { code: 'rate_limited', message })],
  ['for a field only', json(422, { code: 'invalid', fields: { email: message } })],
])('every mutation passes on the message that the CMS sends %s', async (_, send) => {
  covers('errors.message.source')

  for (const [name, errors] of Object.entries(await failuresOf(send)))
    expect(errors, name).toEqual([expect.objectContaining({ message, isSpecific: true })])
})

test('the message of an outage that the CMS describes reaches the shopper, with the time to wait', async () => {
  await using shop = await startShop()
  shop.cms.interfere = (_, response) => {
    response.setHeader('retry-after', '10')
    json(503, { code: 'unavailable', message })(response)
    return true
  }
  const { errors } = await shop.gateway.postQuery('mutation { logout { message } }')
  expect(errors).toEqual([
    expect.objectContaining({
      message,
      extensions: expect.objectContaining({
        code: 'CMS_UNAVAILABLE',
        isSpecific: true,
        retryAfter: 10,
      }),
    }),
  ])
})

test.each(['request', 'submitForm'] as const)(
  'the message of the shop’s own limit of %s reaches the shopper',
  async (name) => {
    const documents = Object.values<string>(JSON.parse(readFileSync(manifest, 'utf8')))
    const document = documents.find((text) => text.includes('mutation SubmitForm')) ?? ''
    const allowed = { ...allowances, [name]: { times: 1, window: 60_000 } }
    await using shop = await startShop({ isProduction: true, allowed })
    const send = () => shop.gateway.postQuery(document, { input: { form: 'NEWSLETTER', data: [] } })
    expect((await send()).errors).toEqual([])
    const { errors } = await send()
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', isSpecific: true })
  },
)
