import { srcsetCandidate, widerMedia } from '#web/boot/inlineImages.ts'
import { headCopy } from '#web/generated/messages/headCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { bannerPhoneWidth, lookBookSizes, storyImageSizes, wideBanner } from '../imageSizes.ts'
import type { LookBookFieldsFragment } from '../lookbook/lookBook.generated.ts'
import type { PageFieldsFragment } from '../page.generated.ts'
import { storeCrumbs } from '../stores/storeLinks.ts'
import type { StoreFieldsFragment } from '../stores/stores.generated.ts'
import { isStory } from '../stories/story.ts'
import { articleJsonLd, breadcrumbJsonLd, lookBookJsonLd, storeJsonLd } from './jsonLd.ts'
import { sharedImage } from './sharedImage.ts'

type Picture = NonNullable<PageFieldsFragment['image']>

/** Returns the URL of an image's AVIF file of this width in px; undefined if there is none. */
export function phoneImage(image: Picture | null | undefined, width: number) {
  const { avifSrcset = null } = image ? imageFiles(image) : {}
  return avifSrcset ? srcsetCandidate(avifSrcset, width) : undefined
}

/**
 * Returns the preload of an image in the first view, in AVIF. `phones` are the URLs that phones load instead, that
 * of this image first; `media` is the media query of all other windows.
 */
export function imagePreload(
  image: Picture | null | undefined,
  sizes: string,
  phones: readonly (string | undefined)[] = [],
  media?: string,
) {
  const { url = '', avifSrcset = null } = image ? imageFiles(image) : {}
  return avifSrcset
    ? {
        href: url,
        srcset: avifSrcset,
        sizes,
        type: 'image/avif',
        phones: phones.filter((url) => url !== undefined),
        media: media ?? (phones.length > 0 ? widerMedia : undefined),
      }
    : undefined
}

function bannerSlide(page: PageFieldsFragment | null | undefined) {
  const [block] = page?.blocks ?? []
  return block?.__typename === 'BannerSlider' ? block.slides[0] : undefined
}

/** Returns the image of the banner at the start of a page; undefined if it starts with another block. */
export const pageBanner = (page: PageFieldsFragment | null | undefined) =>
  bannerSlide(page)?.desktop

/** Returns the preload of that banner. */
export function bannerImage(page: PageFieldsFragment | null | undefined) {
  const slide = bannerSlide(page)
  const phones = [phoneImage(slide?.mobile, bannerPhoneWidth)]
  return imagePreload(slide?.desktop, '100vw', phones, wideBanner)
}

/** Returns a page's title; `data` is null if the page does not exist. */
export const titleFor = (data: object | null | undefined, title: string) =>
  data === null ? titleCopy.notFound : title

/** Returns the head of an editor's page or a story. */
export function pageHead(page: PageFieldsFragment | null | undefined, fallback: string) {
  if (!page) return { title: fallback }
  const { meta, image } = page
  return {
    title: meta.title,
    description: meta.description,
    image: sharedImage(image),
    preload: isStory(page) ? imagePreload(image, storyImageSizes) : undefined,
    jsonLd: import.meta.env.SSR
      ? [...breadcrumbJsonLd(meta.breadcrumbs), ...(isStory(page) ? [articleJsonLd(page)] : [])]
      : undefined,
  }
}

/** Returns the head of a look book's page. */
export function lookBookHead(book: LookBookFieldsFragment | null | undefined) {
  if (!book) return { title: titleFor(book, titleCopy.lookBook) }
  const [first] = book.gallery
  return {
    title: book.meta.title,
    description: book.meta.description,
    image: sharedImage(first),
    preload: imagePreload(first, lookBookSizes),
    jsonLd: import.meta.env.SSR
      ? [...breadcrumbJsonLd(book.meta.breadcrumbs), lookBookJsonLd(book)]
      : undefined,
  }
}

/** Returns the head of a store's page. */
export function storeHead(store: StoreFieldsFragment | null | undefined) {
  if (!store) return { title: titleFor(store, titleCopy.store) }
  return {
    title: headCopy.store({ name: store.name }),
    description: `${store.name}: ${store.location.address}. ${store.hours ?? ''}`.trim(),
    image: sharedImage(store.image),
    jsonLd: import.meta.env.SSR
      ? [...breadcrumbJsonLd(storeCrumbs(store)), storeJsonLd(store)]
      : undefined,
  }
}
