import { PublicReads } from '@vitrine/gateway/cache/publicReads.ts'
import { createContext } from '@vitrine/gateway/sources/context.ts'
import type { CmsCall, CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

/** The sources of one request to a CMS with this response. */
function createSources(status: number, body: unknown) {
  const calls: CmsCall[] = []
  const send = async (call: CmsCall) => {
    calls.push(call)
    return { response: { status, headers: {}, text: JSON.stringify(body) }, attempts: 1 }
  }
  const client = { send } as unknown as CmsClient
  const { sources } = createContext({ client, reads: new PublicReads() }, { requestId: 'r1' })
  const sent = () => calls.map(({ method, path, body: text }) => [method, path, text])
  return { ...sources, sent }
}

const details = {
  firstName: 'Ada',
  lastName: 'Hut',
  hasPassword: false,
  providers: [
    { provider: 'line', linkedDate: '2026-11-21 09:30:00' },
    { provider: 'myspace', linkedDate: null },
  ],
}

test.each([
  [404, { code: 'not_found', message: 'Not found' }],
  [501, { message: 'Not implemented' }],
  [200, { code: 'not_found', message: 'Not found' }],
])('personal information is null for a CMS that responds %i', async (status, body) => {
  covers('routes.account.not-offered')

  expect(await createSources(status, body).customer.profileDetails()).toBeNull()
})

test('an address book is null for a CMS that does not offer one', async () => {
  expect(await createSources(404, {}).orders.addresses()).toBeNull()
  await expect(createSources(401, {}).orders.addresses()).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('personal information names unknown providers UNKNOWN', async () => {
  const { customer, sent } = createSources(200, details)
  expect(await customer.profileDetails()).toEqual({
    id: 'viewer',
    firstName: 'Ada',
    lastName: 'Hut',
    hasPassword: false,
    providers: [
      { provider: 'LINE', linkedDate: '2026-11-21T09:30:00+07:00' },
      { provider: 'UNKNOWN', linkedDate: null },
    ],
  })
  const input = { firstName: 'A', lastName: 'H', phoneNumber: '081', birthDate: '1990-01-31' }
  await customer.updateProfile(input)
  expect(sent()).toEqual([
    ['GET', '/profile/details', undefined],
    ['PATCH', '/profile/details', JSON.stringify(input)],
  ])
})
