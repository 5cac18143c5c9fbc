import { type PartialCms, startPartialCms } from '@vitrine/cms/tests/support/partialCms.ts'
import { requiredPart } from '@vitrine/cms/tests/support/requiredPart.ts'
import { findCall, isOptional } from '@vitrine/contract/calls/calls.ts'

/** The methods of payment without a call of their own. */
const plainMethods = new Set(['bacs'])

interface Checkout {
  paymentMethods: { id: string }[]
}

interface Site {
  settings: { socialLogin: Record<string, boolean> }
}

interface Store {
  id: string
  slug: string
}

const withSlugAsId = ({ slug, ...store }: Store) => ({ ...store, id: slug })

/** Parts of other responses that a CMS without an optional call leaves out. */
function withoutMentions(name: string, body: unknown): unknown {
  if (name === 'checkout.read') {
    const checkout = body as Checkout
    const paymentMethods = checkout.paymentMethods.filter(({ id }) => plainMethods.has(id))
    return { ...checkout, paymentMethods }
  }
  // Without slugs, stores are read by their ids.
  if (name === 'stores.list') return (body as Store[]).map(withSlugAsId)
  if (name === 'stores.read') return withSlugAsId(body as Store)
  if (name !== 'site') return body
  const { settings, ...site } = body as Site
  const providers = Object.keys(settings.socialLogin)
  const socialLogin = Object.fromEntries(providers.map((provider) => [provider, false]))
  return { ...site, settings: { ...settings, socialLogin } }
}

/**
 * Starts a CMS that lacks every optional part, in front of the one at this address: optional calls get status 501, and
 * responses have only the fields that their contracts require.
 */
export function startMinimalCms(target: string): Promise<PartialCms> {
  return startPartialCms(target, {
    isOffered: (name) => {
      const call = findCall(name)
      return call !== undefined && !isOptional(call)
    },
    change: (name, body) => {
      const contract = findCall(name)?.response
      const rest = withoutMentions(name, body)
      return contract ? requiredPart(contract, rest) : rest
    },
  })
}
