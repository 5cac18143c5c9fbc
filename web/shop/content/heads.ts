import { candidateOf, widerMedia } from '#web/boot/inlinePictures.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { articleJsonLd, breadcrumbJsonLd, lookBookJsonLd, storeJsonLd } from './jsonLd.ts'
import type { LookBookFieldsFragment } from './lookbook/lookBook.generated.ts'
import type { PageFieldsFragment } from './page.generated.ts'
import { bannerPhoneWidth, lookBookSizes, storyPictureSizes, wideBanner } from './pictureSizes.ts'
import { storeCrumbs } from './stores/storeCrumbs.ts'
import type { StoreFieldsFragment } from './stores/stores.generated.ts'
import { isStory } from './stories/story.ts'

type Picture = NonNullable<PageFieldsFragment['image']>

/** The address of a picture so wide, in px, in the format that most browsers take. */
export function phonePicture(image: Picture | null | undefined, width: number) {
  const { avifSrcset = null } = image ? filesOf(image) : {}
  return avifSrcset ? candidateOf(avifSrcset, width) : undefined
}

/**
 * The first view's picture in the format that most browsers take, to be asked for ahead of scripts; `phones` are the
 * addresses that phones take instead, the same picture first, and `media` the windows that take it.
 */
export function preloadOf(
  image: Picture | null | undefined,
  sizes: string,
  phones: readonly (string | undefined)[] = [],
  media?: string,
) {
  const { url = '', avifSrcset = null } = image ? filesOf(image) : {}
  return avifSrcset
    ? {
        href: url,
        srcset: avifSrcset,
        sizes,
        type: 'image/avif',
        phones: phones.filter((address) => address !== undefined),
        media: media ?? (phones.length > 0 ? widerMedia : undefined),
      }
    : undefined
}

/** The picture of the banner that a page begins with, if it begins with one. */
export function bannerPicture(page: PageFieldsFragment | null | undefined) {
  const [block] = page?.blocks ?? []
  const slide = block?.__typename === 'BannerSlider' ? block.slides[0] : undefined
  const phones = [phonePicture(slide?.mobile, bannerPhoneWidth)]
  return preloadOf(slide?.desktop, '100vw', phones, wideBanner)
}

/** A page's title; `data` is null where there is no such page. */
export const titleFor = (data: object | null | undefined, title: string) =>
  data === null ? 'Page not found' : title

/** What search engines and the window's title say of an editor's page, or of a story. */
export function pageHead(page: PageFieldsFragment | null | undefined, fallback: string) {
  if (!page) return { title: fallback }
  const { meta, image } = page
  return {
    title: meta.title,
    description: meta.description,
    image: image && filesOf(image).url,
    preload: isStory(page) ? preloadOf(image, storyPictureSizes) : undefined,
    jsonLd: [
      ...breadcrumbJsonLd(meta.breadcrumbs),
      ...(isStory(page) ? [articleJsonLd(page)] : []),
    ],
  }
}

/** What search engines and the window's title say of a look book. */
export function lookBookHead(book: LookBookFieldsFragment | null | undefined) {
  if (!book) return { title: titleFor(book, 'Look book') }
  const [first] = book.gallery
  return {
    title: book.meta.title,
    description: book.meta.description,
    image: first && filesOf(first).url,
    preload: preloadOf(first, lookBookSizes),
    jsonLd: [...breadcrumbJsonLd(book.meta.breadcrumbs), lookBookJsonLd(book)],
  }
}

/** What search engines and the window's title say of a store. */
export function storeHead(store: StoreFieldsFragment | null | undefined) {
  if (!store) return { title: titleFor(store, 'Store') }
  return {
    title: `${store.name} – address, hours and directions`,
    description: `${store.name}: ${store.location.address}. ${store.hours ?? ''}`.trim(),
    image: store.image && filesOf(store.image).url,
    jsonLd: [...breadcrumbJsonLd(storeCrumbs(store)), storeJsonLd(store)],
  }
}
