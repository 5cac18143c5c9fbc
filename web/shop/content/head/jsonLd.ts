import { pathTo } from '#web/paths.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import type { LookBookFieldsFragment } from '../lookbook/lookBook.generated.ts'
import type { MetaFieldsFragment, PageFieldsFragment } from '../page.generated.ts'
import type { StoreFieldsFragment } from '../stores/stores.generated.ts'

type Crumbs = MetaFieldsFragment['breadcrumbs']

/** Returns a page's breadcrumbs as https://schema.org/BreadcrumbList; nothing for fewer than two. */
export function breadcrumbJsonLd(crumbs: Crumbs): object[] {
  if (crumbs.length < 2) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ text, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: url,
      })),
    },
  ]
}

/** Returns a story as https://schema.org/Article. */
export function articleJsonLd({ title, meta, date, modified, image }: PageFieldsFragment): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: meta.description,
    image: image ? [imageFiles(image).url] : undefined,
    datePublished: date,
    dateModified: modified ?? date,
  }
}

/** Returns a look book as https://schema.org/ImageGallery. */
export function lookBookJsonLd({ name, meta, gallery }: LookBookFieldsFragment): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name,
    description: meta.description,
    image: gallery.map((image) => ({
      '@type': 'ImageObject',
      contentUrl: imageFiles(image).url,
      caption: image.alt,
    })),
  }
}

/** Returns a store as https://schema.org/ClothingStore. */
export function storeJsonLd(store: StoreFieldsFragment): object {
  const { name, slug, phoneNumber, image, location } = store
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    name,
    url: pathTo('store', { slug }),
    telephone: phoneNumber,
    image: image ? imageFiles(image).url : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressCountry: 'TH',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  }
}
