import type { LookBookPage, Popup, Store } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { blockStyles, toContent, toGallery } from './content.ts'
import { allEntries, breadcrumbs, type Call, findEntry, imageOfEntry } from './entries.ts'
import type { Entry } from './wordpressTypes.ts'

/** GET /store-locators. A store without its coordinates is left out: it has no place on the map. */
export async function readStores(call: Call): Promise<z.input<typeof Store>[]> {
  const entries = await allEntries(call, 'store')
  return entries.flatMap((entry) => toStore(call, entry) ?? [])
}

/** GET /store-locators/{slug}; undefined if there is none. */
export async function readStore(call: Call, slug: string) {
  const entry = await findEntry(call, 'store', slug, `/store-locator/${slug}`)
  return entry && toStore(call, entry)
}

const coordinate = (text: string, limit: number) =>
  text !== '' && Math.abs(Number(text)) <= limit ? Number(text) : undefined

function toStore({ addresses }: Call, entry: Entry): z.input<typeof Store> | undefined {
  const { slug, title: name, field } = entry
  const [lat, lng] = [coordinate(field('latitude'), 90), coordinate(field('longitude'), 180)]
  if (lat === undefined || lng === undefined) return undefined
  return {
    // The translation of a store has the same id.
    ...{ id: slug, slug, name, content: toContent(entry.content, addresses).html },
    ...{ location: { lat, lng, address: field('address') }, image: imageOfEntry(entry, addresses) },
    ...{ phone: field('phone') || null, hours: field('hours') || null },
  }
}

/** GET /look-books/{slug}: the images of the entry, and its other text; undefined if there is none. */
export async function readLookBook(
  call: Call,
  slug: string,
): Promise<z.input<typeof LookBookPage> | undefined> {
  const entry = await findEntry(call, 'look_book', slug, `/look-book/${slug}`)
  if (!entry) return undefined
  const { title: name, excerpt, field } = entry
  const { images, html } = toGallery(entry.content, call.addresses)
  const categoryId = field('category')
  const steps = breadcrumbs({ text: name, url: `/look-book/${slug}` })
  return {
    ...{ name, description: html, gallery: images, options: { showTitle: true } },
    product: categoryId ? { title: field('products_title'), description: '', categoryId } : null,
    meta: { title: name, description: excerpt, breadcrumbs: steps },
    styles: html.includes('class=') ? blockStyles : null,
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
    const dates = {
      startDate: isPreviewed ? '2000-01-01 00:00:00' : (time(field('start')) ?? date),
      endDate: (!isPreviewed && time(field('end'))) || '2100-01-01 00:00:00',
    }
    return [{ id: slug, name, images: { desktop, mobile }, link: url ? link : null, ...dates }]
  })
}

/** `YYYY-MM-DD`, `YYYY-MM-DD HH:MM` or with seconds, as an instant of Bangkok; undefined for anything else. */
function time(text: string): string | undefined {
  const [, day, minutes = '00:00', seconds = ':00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(text) ?? []
  return day && `${day} ${minutes}${seconds}`
}
