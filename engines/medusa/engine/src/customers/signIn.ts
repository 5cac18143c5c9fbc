import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { OpenedSession, Registration } from './account'
import { restoreCouponUse } from './couponUse'
import { findAccount } from './findAccount'
import { passwordProvider } from './logins'
import { openedSession } from './sessions'

/** Signs in by email and password, or returns null when one of them is wrong. */
export async function signIn(
  container: MedusaContainer,
  { email, password, isRemembered }: { email: string; password: string; isRemembered: boolean },
): Promise<OpenedSession | null> {
  const auth = container.resolve(Modules.AUTH)
  const { success, authIdentity } = await auth.authenticate(passwordProvider, {
    body: { email, password },
  })
  const customerId = authIdentity?.app_metadata?.['customer_id']
  if (!success || typeof customerId !== 'string') return null
  const account = await findAccount(container, { id: customerId })
  return account ? openedSession(container, account, isRemembered) : null
}

/** Creates an account and signs in, or returns null when the email address has one. */
export async function register(
  container: MedusaContainer,
  registration: Registration,
): Promise<OpenedSession | null> {
  const { email, password, firstName, lastName, phoneNumber, birthDate } = registration
  if (await findAccount(container, { email })) return null
  await restoreCouponUse(container.resolve<ShopService>(shopModule).database, email)
  const auth = container.resolve(Modules.AUTH)
  const { success, authIdentity } = await auth.register(passwordProvider, {
    body: { email, password },
  })
  if (!success || !authIdentity) return null
  const { result } = await createCustomerAccountWorkflow(container).run({
    input: {
      authIdentityId: authIdentity.id,
      customerData: {
        email,
        first_name: firstName,
        last_name: lastName,
        phone: phoneNumber,
        metadata: { vitrine: { birthDate } },
      },
    },
  })
  const account = { id: result.id, email, firstName, lastName, phoneNumber }
  return openedSession(container, account, false)
}
