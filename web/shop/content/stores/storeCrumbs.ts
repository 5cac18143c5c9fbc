/** Returns the breadcrumbs of a store, which the CMS does not send. */
export function storeCrumbs({ slug, name }: { slug: string; name: string }) {
  return [
    { id: 'home', text: 'Home', url: '/' },
    { id: 'stores', text: 'Stores', url: '/stores' },
    { id: slug, text: name, url: `/store-locator/${encodeURIComponent(slug)}` },
  ]
}
