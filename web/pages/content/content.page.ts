import { definePage } from '#web/core/page/definePage.ts'
import { preloaded, required } from '#web/core/page/pageQuery.ts'
import { OrganizationDocument } from '#web/core/site.generated.ts'
import { confirmNewsletterCopy } from '#web/generated/messages/confirmNewsletterCopy.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { unsubscribeCopy } from '#web/generated/messages/unsubscribeCopy.ts'
import { paths } from '#web/paths.ts'
import { bannerImage, lookBookHead, pageBanner, pageHead } from '#web/shop/content/head/heads.ts'
import { organizationJsonLd } from '#web/shop/content/head/organizationJsonLd.ts'
import { sharedImage } from '#web/shop/content/head/sharedImage.ts'
import { LookBookDocument } from '#web/shop/content/lookbook/lookBook.generated.ts'
import { lookBookPreviews } from '#web/shop/content/lookbook/lookBookPreviews.ts'
import { PageDocument } from '#web/shop/content/page.generated.ts'
import { storyPreviews } from '#web/shop/content/stories/story.ts'

/** The home page, written by an editor (routes.home). */
export const homePage = definePage({
  path: paths.home,
  code: () => import('./HomePage.tsx'),
  queries: () => [
    required(PageDocument, { key: 'home' }, loadCopy.home),
    preloaded(OrganizationDocument, {}),
  ],
  subject: 'page',
  head: ({ page, site }) => ({
    title: page?.meta.title ?? 'Vitrine',
    description: page?.meta.description,
    image: sharedImage(pageBanner(page)),
    preload: bannerImage(page),
    jsonLd: import.meta.env.SSR && site ? [organizationJsonLd(site)] : undefined,
  }),
})

/** An editor's page or a story, which starts with the content of the pressed card (routes.content). */
export const contentPage = definePage({
  path: paths.content,
  code: () => import('./ContentPage.tsx'),
  queries: ({ parameters }) => [required(PageDocument, { key: parameters.slug }, loadCopy.page)],
  subject: 'page',
  preview: (path) => storyPreviews.find(path),
  head: ({ page }) => pageHead(page, titleCopy.notFound),
})

/** The page of any other URL (routes.not-found). */
export const notFoundPage = definePage({
  path: paths.notFound,
  code: () => import('./NotFoundPage.tsx'),
  subject: null,
  head: () => ({ title: titleCopy.notFound, robots: 'noindex' }),
})

// The key of a link is for the browser only.

/** Confirms a subscription to the newsletter (routes.newsletter). */
export const confirmNewsletterPage = definePage({
  path: paths.confirmNewsletter,
  code: () => import('./ConfirmNewsletterPage.tsx'),
  head: () => ({ title: confirmNewsletterCopy.title, robots: 'noindex' }),
})

/** Ends the newsletter (routes.newsletter). */
export const unsubscribeNewsletterPage = definePage({
  path: paths.unsubscribeNewsletter,
  code: () => import('./UnsubscribeNewsletterPage.tsx'),
  head: () => ({ title: unsubscribeCopy.title, robots: 'noindex' }),
})

/** A look book, which starts with the name on the pressed tile (routes.look-book). */
export const lookBookPage = definePage({
  path: paths.lookBook,
  code: () => import('./LookBookPage.tsx'),
  queries: ({ parameters }) => [
    required(LookBookDocument, { slug: parameters.slug }, loadCopy.lookBook),
  ],
  subject: 'lookBook',
  preview: (path) => lookBookPreviews.find(path),
  head: ({ lookBook }) => lookBookHead(lookBook),
})
