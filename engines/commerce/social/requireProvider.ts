import { customerCopy } from '#commerce/copy/customer.ts'
import { notFound } from '#commerce/problem.ts'
import type { SocialEnvironment } from '#commerce/social/socialVariables.ts'
import { findProvider, type ProviderName, providerNames } from './providers.ts'
import type { SocialProvider } from './socialProvider.ts'
import { installStandIn } from './standIn.ts'

/** The provider with a name. Throws `not_found` when there is none, or when it is not configured. */
export function requireProvider(
  environment: SocialEnvironment,
  text: string,
): { name: ProviderName; provider: SocialProvider } {
  const name = providerNames.find((candidate) => candidate === text)
  const provider = name && findProvider(name, environment)
  if (!name || !provider) throw notFound(customerCopy.providerUnavailable)
  if (environment.OAUTH_ORIGIN) installStandIn(environment.OAUTH_ORIGIN)
  return { name, provider }
}
