import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { pathTo } from '#web/paths.ts'

/** Returns the URL of a maps search for a store, which offers directions (`stores.*`). */
export function directionsTo(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}

/** Returns the breadcrumbs of a store, which the CMS does not send. */
export function storeCrumbs({ slug, name }: { slug: string; name: string }) {
  return [
    { id: 'home', text: titleCopy.home, url: pathTo('home') },
    { id: 'stores', text: titleCopy.stores, url: pathTo('stores') },
    { id: slug, text: name, url: pathTo('store', { slug }) },
  ]
}
