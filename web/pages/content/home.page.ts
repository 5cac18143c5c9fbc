import { definePage } from '#web/core/page/definePage.ts'
import { preloaded, required } from '#web/core/page/pageQuery.ts'
import { OrganizationDocument } from '#web/core/site.generated.ts'
import { paths } from '#web/paths.ts'
import { bannerImage, bannerOf } from '#web/shop/content/head/heads.ts'
import { organizationJsonLd } from '#web/shop/content/head/organizationJsonLd.ts'
import { sharedImage } from '#web/shop/content/head/sharedImage.ts'
import { PageDocument } from '#web/shop/content/page.generated.ts'

/** The home page, written by an editor (routes.home). */
export const homePage = definePage({
  path: paths.home,
  code: () => import('./HomePage.tsx'),
  queries: () => [
    required(PageDocument, { key: 'home' }, 'Failed to fetch home page'),
    preloaded(OrganizationDocument, {}),
  ],
  subject: 'page',
  head: ({ page, site }) => ({
    title: page?.meta.title ?? 'Vitrine',
    description: page?.meta.description,
    image: sharedImage(bannerOf(page)),
    preload: bannerImage(page),
    jsonLd: site ? [organizationJsonLd(site)] : [],
  }),
})
