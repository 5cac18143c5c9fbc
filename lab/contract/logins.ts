import { Problem } from '@vitrine/contract/common.ts'
import { socialProviders } from '@vitrine/contract/customer.ts'
import { Site } from '@vitrine/gateway/responses/site.ts'
import { type Client, type CmsResponse, expectProblem, isOffered } from './client.ts'
import { assert, type Report, required } from './report.ts'

/** Checks social logins (docs/rest/customer.md): read-only. */
export async function checkLogins(report: Report, client: Client) {
  await report.check(
    'social logins redirect to their provider, where they are enabled',
    async () => {
      const { settings } = await client.read(Site, '/site-configuration')
      for (const provider of socialProviders) {
        const start = await client.request('GET', `/auth/${provider}`)
        if (settings.socialLogin[provider]) expectRedirect(start)
        else expectNoLogin(start)
        const [method, path] = provider === 'apple' ? ['POST', '?apple'] : ['GET', '?code=unknown']
        const end = await client.request(method, `/auth/${provider}/callback${path}`)
        if (settings.socialLogin[provider])
          assert(end.status < 500, `a callback without an attempt has status ${end.status}`)
        else expectNoLogin(end)
      }
    },
  )
}

function expectRedirect({ status, headers }: CmsResponse<unknown>) {
  assert(status === 302 || status === 303, `status ${status} instead of a redirect`)
  const address = required(headers.get('location'), 'a redirect has no address')
  assert(/^https?:/.test(address), `a social login redirects to ${address}`)
}

/** A CMS without the login responds so, and one without social logins need not know the path. */
function expectNoLogin(response: CmsResponse<unknown>) {
  if (!Problem.safeParse(response.body).success && !isOffered(response)) return
  if (response.status !== 501) expectProblem(response, 'not_found', 404)
}
