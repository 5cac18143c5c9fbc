import { candidateOf } from '#web/ui/inlinePicture.ts'
import { articleJsonLd, breadcrumbJsonLd, lookBookJsonLd, storeJsonLd } from './jsonLd.ts'
import type { LookBookFieldsFragment } from './lookBook.generated.ts'
import type { PageFieldsFragment } from './page.generated.ts'
import { lookBookSizes, storyPictureSizes } from './pictureSizes.ts'
import { storeCrumbs } from './storeCrumbs.ts'
import type { StoreFieldsFragment } from './stores.generated.ts'
import { isStory } from './story.ts'

type Picture = NonNullable<PageFieldsFragment['image']>

/** The address of a picture so wide, in px, in the format that most browsers take. */
export function phonePicture(image: Picture | null | undefined, width: number) {
  const avif = image?.sources.find(({ type }) => type === 'image/avif')
  return avif && candidateOf(avif.srcset, width)
}

/**
 * The first view's picture in the format that most browsers take, to be asked for ahead of scripts; `phones` are the
 * addresses that phones take instead, the same picture first.
 */
export function preloadOf(
  image: Picture | null | undefined,
  sizes: string,
  phones: readonly (string | undefined)[] = [],
) {
  const avif = image?.sources.find(({ type }) => type === 'image/avif')
  return image && avif
    ? {
        href: image.url,
        srcset: avif.srcset,
        sizes,
        type: avif.type,
        phones: phones.filter((address) => address !== undefined),
      }
    : undefined
}

/** What search engines and the window's title say of an editor's page, or of a story. */
export function pageHead(page: PageFieldsFragment | null | undefined, fallback: string) {
  if (!page) return { title: fallback }
  const { meta, image } = page
  return {
    title: meta.title,
    description: meta.description,
    image: image?.url,
    preload: isStory(page) ? preloadOf(image, storyPictureSizes) : undefined,
    jsonLd: [
      ...breadcrumbJsonLd(meta.breadcrumbs),
      ...(isStory(page) ? [articleJsonLd(page)] : []),
    ],
  }
}

/** What search engines and the window's title say of a look book. */
export function lookBookHead(book: LookBookFieldsFragment | null | undefined) {
  if (!book) return { title: 'Look book' }
  const [first] = book.gallery
  return {
    title: book.meta.title,
    description: book.meta.description,
    image: first?.url,
    preload: preloadOf(first, lookBookSizes),
    jsonLd: [...breadcrumbJsonLd(book.meta.breadcrumbs), lookBookJsonLd(book)],
  }
}

/** What search engines and the window's title say of a store. */
export function storeHead(store: StoreFieldsFragment | null | undefined) {
  if (!store) return { title: 'Store' }
  return {
    title: `${store.name} – address, hours and directions`,
    description: `${store.name}: ${store.location.address}. ${store.hours ?? ''}`.trim(),
    image: store.image?.url,
    jsonLd: [...breadcrumbJsonLd(storeCrumbs(store)), storeJsonLd(store)],
  }
}
