import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createUserAccountWorkflow } from '@medusajs/medusa/core-flows'

/** Creates the first user of the admin. Does nothing when there is a user. */
export async function seedAdminUser(container: MedusaContainer, email: string, password: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: users } = await query.graph({ entity: 'user', fields: ['id'] })
  if (users.length > 0) return
  const auth = container.resolve(Modules.AUTH)
  const body = { email, password }
  const { success, error, authIdentity } = await auth.register('emailpass', { body })
  if (!success || !authIdentity) throw new Error(`The user of the admin was not created: ${error}`)
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email, first_name: 'Staff' } },
  })
}
