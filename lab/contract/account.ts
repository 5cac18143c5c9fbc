import { ProfileDetails } from '@vitrine/gateway/responses/customer.ts'
import { Message } from '@vitrine/gateway/responses/messages.ts'
import { CustomerCoupons, PaymentEntries } from '@vitrine/gateway/responses/orderHistory.ts'
import { SavedAddresses } from '@vitrine/gateway/responses/orders.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, Skip } from './report.ts'

/** Returns the response of an optional call, or skips the check of a CMS that does not offer it. */
export async function offered(client: Client, path: string) {
  const response = await client.request('GET', path)
  if (!isOffered(response)) throw new Skip('the CMS does not offer this optional call')
  return response
}

/** A customer who is signed in. */
export interface Customer {
  client: Client
  email: string
  password: string
}

/** Checks the optional calls of the account (docs/rest/customer.md) as the signed-in client. */
export async function checkAccount(report: Report, { client, email, password }: Customer) {
  await checkAddresses(report, client)
  await report.check('GET /payments', async () =>
    validated(PaymentEntries, await offered(client, '/payments')),
  )
  await report.check('GET /coupons', async () =>
    validated(CustomerCoupons, await offered(client, '/coupons')),
  )
  const profile = await report.check('GET /profile/details', async () =>
    validated(ProfileDetails, await offered(client, '/profile/details')),
  )
  if (!profile) return
  await report.check('PATCH /profile/details replaces the personal information', async () => {
    const change = {
      firstName: 'Changed',
      lastName: 'Check',
      birthDate: '1990-01-31',
      phoneNumber: '0898765432',
    }
    validated(ProfileDetails, await client.request('PATCH', '/profile/details', change))
    const read = await client.read(ProfileDetails, '/profile/details')
    assert(read.firstName === 'Changed', 'the first name is not changed')
    assert(read.email === profile.email, 'the email has changed')
    expectProblem(
      await client.request('PATCH', '/profile/details', { ...change, birthDate: '2999-01-01' }),
      'invalid',
      422,
    )
  })
  await report.check('POST /profile/password requires the current password', async () => {
    const change = (currentPassword: string) =>
      client.request('POST', '/profile/password', {
        currentPassword,
        password,
        confirmPassword: password,
      })
    expectProblem(await change('Wrong-2026'), 'invalid', 422)
    validated(Message, await change(password))
    await client.read(ProfileDetails, '/profile/details')
    const response = await client.request('POST', '/auth/login', { username: email, password })
    assert(response.status === 200, `status ${response.status} for the new password`)
  })
}

const address = {
  firstName: 'Contract',
  lastName: 'Check',
  address1: '1 Sathorn Road',
  city: 'Sathorn',
  state: 'Bangkok',
  postcode: '10120',
  country: 'TH',
  phone: '0812345678',
}

async function checkAddresses(report: Report, client: Client) {
  const before = await report.check('GET /addresses', async () =>
    validated(SavedAddresses, await offered(client, '/addresses')),
  )
  if (!before) return
  await report.check('POST, PUT and DELETE /addresses change the address book', async () => {
    const added = validated(SavedAddresses, await client.request('POST', '/addresses', { address }))
    const [first] = added.data
    assert(added.data.length === 1 && first?.isDefault === true, 'the first is not the default')
    const path = `/addresses/${first?.id}`
    const body = { address: { ...address, address1: '2 Sathorn Road' } }
    const replaced = validated(SavedAddresses, await client.request('PUT', path, body))
    assert(replaced.data[0]?.address.address1 === '2 Sathorn Road', 'it is not replaced')
    assert(replaced.data[0]?.isDefault === true, 'it is not the default any more')
    const removed = validated(SavedAddresses, await client.request('DELETE', path))
    assert(removed.data.length === 0, 'it is not removed')
    expectProblem(await client.request('PUT', path, body), 'not_found', 404)
  })
  await report.check('POST /addresses names invalid fields', async () => {
    const { city: _city, ...incomplete } = address
    const response = await client.request('POST', '/addresses', { address: incomplete })
    expectProblem(response, 'invalid', 422)
  })
}
