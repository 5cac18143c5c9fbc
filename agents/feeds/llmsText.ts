import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import { policyPages } from '../core/protocol.ts'
import type { Shop } from '../core/shop.ts'

/** Writes llms.txt (llmstxt.org): what the shop is, its pages for readers, and its interfaces for agents. */
export async function writeLlmsText(
  shop: Shop,
  absolute: (path: string) => string,
): Promise<string> {
  const [{ site }, { listing }] = await Promise.all([
    shop.run('AgentSite'),
    shop.run('AgentFilters'),
  ])
  if (!site) throw new Error('The settings of the shop cannot be read.')
  const link = (title: string, path: string, about = '') =>
    `- [${title}](${absolute(path)})${about && `: ${about}`}`
  const categories = listing?.filters.find(({ slug }) => slug === 'CATEGORIES')?.terms ?? []
  const { name, description } = site.info
  const { email, phoneNumber } = site.settings.contactInfo
  return [
    `# ${plain(name, 100)}`,
    `> ${plain(description, 300)}`,
    `Prices are in ${site.settings.currencyCode} and include VAT. Support: ${email}, ${phoneNumber}.`,
    '## Products',
    [
      link('All products', '/shop'),
      link('Special prices', '/special-price'),
      ...categories
        .slice(0, 20)
        .map((term) =>
          link(plain(term.name, 100), `/product-category/${encodeURIComponent(term.slug)}`),
        ),
    ].join('\n'),
    '## Service',
    [
      ...Object.values(policyPages).map(({ key, title }) => link(title, `/${key}`)),
      link('Stores', '/stores'),
    ].join('\n'),
    '## For agents',
    [
      link(
        'MCP',
        '/mcp',
        'Model Context Protocol over Streamable HTTP: search, carts and checkouts; buyers confirm and pay in the shop',
      ),
      link('UCP profile', '/.well-known/ucp', 'Universal Commerce Protocol'),
      link('Product feed', '/feeds/google.xml', 'every variant with price and stock'),
      link('Sitemap', '/sitemap.xml'),
    ].join('\n'),
    '',
  ].join('\n\n')
}
