import type { OrganizationQuery } from '#web/core/site.generated.ts'
import { pathTo } from '#web/paths.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'

/** Returns the shop's company as https://schema.org/Organization. */
export function organizationJsonLd({
  info,
  settings,
}: NonNullable<OrganizationQuery['site']>): object {
  const { contactInfo, socialMedia } = settings
  const logo = settings.logo.image && imageFiles(settings.logo.image).url
  const { instagram, facebook, line, spotify } = socialMedia
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: info.name,
    description: info.description,
    url: pathTo('home'),
    logo: logo ?? '/icon-512.png',
    address: contactInfo.address,
    email: contactInfo.email,
    telephone: contactInfo.phoneNumber,
    sameAs: [instagram, facebook, line, spotify].filter(Boolean),
  }
}
