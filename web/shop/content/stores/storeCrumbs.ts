import { pathTo } from '#web/paths.ts'

/** The trail to a store, which the CMS does not give. */
export function storeCrumbs({ slug, name }: { slug: string; name: string }) {
  return [
    { id: 'home', text: 'Home', url: pathTo('home') },
    { id: 'stores', text: 'Stores', url: pathTo('stores') },
    { id: slug, text: name, url: pathTo('store', { slug }) },
  ]
}
