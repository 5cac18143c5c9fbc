import type { SiteQuery } from './site.generated.ts'

/** Who keeps the shop, https://schema.org/Organization. */
export function organizationJsonLd({ info, settings }: NonNullable<SiteQuery['site']>): object {
  const { contactInfo, socialMedia } = settings
  const { instagram, facebook, line, spotify } = socialMedia
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: info.name,
    description: info.description,
    url: '/',
    logo: settings.logo.image?.url ?? '/icon-512.png',
    address: contactInfo.address,
    email: contactInfo.email,
    telephone: contactInfo.phoneNumber,
    sameAs: [instagram, facebook, line, spotify].filter(Boolean),
  }
}
