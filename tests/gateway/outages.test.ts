import { expect, test } from 'vitest'
import { CmsClient } from '#gateway/upstream/cmsClient.ts'
import { CmsError } from '#gateway/upstream/cmsError.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { startStandInCms } from '#tests/support/standIns/standInCms.ts'

/** The error of a call to which the CMS responds with this status and body, without retries. */
async function errorOf(status: number, body: string, retryAfter = '10') {
  const cms = await startStandInCms()
  const client = new CmsClient(cms.url)
  cms.interfere = (_, response) => {
    const headers = { 'content-type': 'application/json', 'retry-after': retryAfter }
    response.writeHead(status, headers).end(body)
    return true
  }
  try {
    await client.send({ method: 'POST', path: '/confirm-payment', headers: {} })
    throw new Error('The call did not fail.')
  } catch (error) {
    if (!(error instanceof CmsError)) throw error
    return { code: error.code, message: error.message, ...error.extensions }
  } finally {
    await cms.close()
    await client.close()
  }
}

const problem = (code: string) => JSON.stringify({ code, message: "We couldn't save your slip." })
const general = 'The shop cannot be reached right now. Please try again in a moment.'

test('the message of a temporary failure that the CMS describes reaches the shopper', async () => {
  expect(await errorOf(503, problem('unavailable'))).toMatchObject({
    code: 'CMS_UNAVAILABLE',
    message: "We couldn't save your slip.",
    retryAfter: 10,
  })
})

test.each([
  ['an internal error', 503, problem('internal')],
  ['an unknown code', 502, problem('database_locked')],
  ['a page of a proxy', 504, '<h1>504 Gateway Time-out</h1>'],
])(
  'the message of %s with status 502 or above does not reach the shopper',
  async (_, status, body) => {
    const error = await errorOf(status, body)
    expect(error).toMatchObject({ code: 'CMS_UNAVAILABLE', message: general })
  },
)

const paid = { code: 'conflict', message: 'This order has been paid.' }

test.each([
  ['message', paid],
  ['error.message', { error: paid }],
])('the message of a rejected call is read from %s', (_, body) => {
  covers('errors.message.source')

  expect(CmsError.of(409, body)).toMatchObject({ code: 'CONFLICT', message: paid.message })
  expect(CmsError.of(400, body).message).toBe(paid.message)
})
