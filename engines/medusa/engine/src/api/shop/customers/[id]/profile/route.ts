import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import type { PersonalInformation, Profile } from '../../../../../customers/account'
import { readProfile, updateProfile } from '../../../../../customers/profile'

/** The personal information of a customer, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(requireProfile(await readProfile(request.scope, request.params['id'] ?? '')))
}

/** Replaces the customer's personal information. */
export async function POST(request: MedusaRequest<PersonalInformation>, response: MedusaResponse) {
  const { id = '' } = request.params
  response.json(requireProfile(await updateProfile(request.scope, id, request.body)))
}

function requireProfile(profile: Profile | undefined): Profile {
  if (profile) return profile
  throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Customer not found')
}
