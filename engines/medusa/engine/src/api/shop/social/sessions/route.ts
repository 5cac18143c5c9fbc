import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ProviderIdentity } from '../../../../customers/social'
import { signInByProvider } from '../../../../customers/socialSignIn'

/** Signs in the customer of an identity at a provider, for the adapter. */
export async function POST(request: MedusaRequest<ProviderIdentity>, response: MedusaResponse) {
  response.json(await signInByProvider(request.scope, request.body))
}
