import type { LookBookPage, Popup, Store } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { pageStyles, toContent, toGallery } from './content.ts'
import { allEntries, breadcrumbs, type Call, findEntry, imageOfEntry } from './entries.ts'
import type { Entry } from './wordpressTypes.ts'

/** GET /store-locators, without stores that have no coordinates for the map. */
export async function readStores(call: Call): Promise<z.input<typeof Store>[]> {
  const entries = await allEntries(call, 'store')
  return entries.flatMap((entry) => toStore(call, entry) ?? [])
}

/** GET /store-locators/{slug}, or undefined if there is none. */
export async function readStore(call: Call, slug: string) {
  const entry = await findEntry(call, 'store', slug, `/store-locator/${slug}`)
  return entry && toStore(call, entry)
}

function toStore({ addresses }: Call, entry: Entry): z.input<typeof Store> | undefined {
  const { slug, title: name, field } = entry
  const [lat, lng] = [Number(field('latitude') || NaN), Number(field('longitude') || NaN)]
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined
  return {
    // The translation of a store has the same id.
    ...{ id: slug, slug, name, content: toContent(entry.content, addresses).html },
    ...{ location: { lat, lng, address: field('address') }, image: imageOfEntry(entry, addresses) },
    ...{ phone: field('phone') || null, hours: field('hours') || null },
  }
}

/** GET /look-books/{slug}, the images and other text of the entry, or undefined if there is none. */
export async function readLookBook(
  call: Call,
  slug: string,
): Promise<z.input<typeof LookBookPage> | undefined> {
  const path = `/look-book/${slug}`
  const entry = await findEntry(call, 'look_book', slug, path)
  if (!entry) return undefined
  const { title: name, excerpt: description, field } = entry
  const { images, html } = toGallery(entry.content, call.addresses)
  const categoryId = field('category')
  return {
    ...{ name, description: html, gallery: images, options: { showTitle: true } },
    product: categoryId ? { title: field('products_title'), description: '', categoryId } : null,
    meta: { title: name, description, breadcrumbs: breadcrumbs({ text: name, url: path }) },
    styles: pageStyles(html),
  }
}

/** The popups of the site: the featured image of each is the wide one, the first in its text that of phones. */
export async function readPopups(call: Call): Promise<z.input<typeof Popup>[]> {
  const entries = await allEntries(call, 'popup')
  return entries.flatMap((entry) => {
    const { id, slug, title: name, date, field } = entry
    const desktop = imageOfEntry(entry, call.addresses)
    if (!desktop) return []
    const [mobile = desktop] = toGallery(entry.content, call.addresses).images
    const url = field('url')
    const link = { url, isNewTab: /^https?:/.test(url), linkText: field('link_text') || null }
    // A draft is shown whatever its dates are.
    const isPreviewed = call.preview?.post.id === id
    const startDate = isPreviewed ? '2000-01-01' : field('start') || date
    const endDate = (!isPreviewed && field('end')) || '2100-01-01'
    const popup = { id: slug, name, images: { desktop, mobile }, startDate, endDate }
    return [{ ...popup, link: url ? link : null }]
  })
}
