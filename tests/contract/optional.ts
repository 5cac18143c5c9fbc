import { Areas } from '#gateway/contracts/areas.ts'
import { Checkout } from '#gateway/contracts/orders.ts'
import { contractRoutes, factsOf, isOptional } from './calls/allCalls.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, Skip } from './report.ts'

/** Checks optional calls as a guest: those of customers are rejected, which changes nothing. */
export async function checkOptional(report: Report, client: Client) {
  await report.check('optional calls of customers require a session, where offered', async () => {
    for (const { name, method, url } of contractRoutes) {
      const { access, body, parameters = {} } = factsOf(name)
      if (access !== 'customer' || !isOptional(name)) continue
      const path = url.replace('/api/v1', '').replace(/:(\w+)/g, (_, each) => `${parameters[each]}`)
      for (const each of [method].flat()) {
        const response = await client.request(each, path, body)
        if (isOffered(response)) expectProblem(response, 'unauthenticated', 401)
      }
    }
  })
  await report.check(
    'GET /checkout/areas finds a postcode, where GET /checkout names it',
    async () => {
      const response = await client.request('GET', '/checkout/areas?search=10110')
      const { hasAreas } = await client.read(Checkout, '/checkout')
      if (!isOffered(response) || !hasAreas) throw new Skip('the CMS does not offer it')
      assert(validated(Areas, response).length > 0, 'no area is found')
    },
  )
  await report.check(
    'unsigned notices and unknown keys change nothing, where offered',
    async () => {
      const notice = await client.request('POST', '/webhooks/payment', { key: 'charge.complete' })
      assert(notice.status < 500 || !isOffered(notice), `status ${notice.status}`)
      const press = await client.request('POST', '/stock-alerts/unsubscribe?key=unknown')
      assert(press.status >= 400, `status ${press.status}`)
    },
  )
}
