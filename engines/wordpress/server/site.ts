import type { MenuItem, SiteConfiguration } from '@vitrine/contract/content.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { z } from 'zod'
import type { Addresses } from './addresses.ts'
import type { Call } from './entries.ts'
import { toImage } from './images.ts'
import { readPopups } from './places.ts'
import { parseHtml } from './texts.ts'
import { Entry, type MenuEntry } from './wordpressTypes.ts'

const lines = (text = '') => text.split('\n').flatMap((line) => line.trim() || [])

/** GET /site-configuration without settings of sales, which the gateway reads from the commerce. */
export async function readSite(call: Call): Promise<z.input<typeof SiteConfiguration>> {
  const { wordpress, addresses, language } = call
  const [site, popups] = await Promise.all([wordpress.site(true), readPopups(call)])
  const { name, description, site_logo, vitrine } = site
  const logo = site._embedded.media.find(({ id }) => id === site_logo)
  const menu = (location: string) => {
    const translated = language === 'th' ? vitrine?.menus[`${location}_th`] : undefined
    const entries = translated?.length ? translated : vitrine?.menus[location]
    return toMenu(entries ?? [], addresses)
  }
  const [primary, footer] = vitrine ? [menu('primary'), menu('footer')] : await menusOfBlocks(call)
  const { settings = {} } = vitrine ?? {}
  const { line, facebook, instagram, spotify } = settings
  const { address = '', phone = '', email = '', hours = '' } = settings
  const notices = lines(settings['notification'])
  return {
    ...{ menus: { primary, footer }, popups },
    settings: {
      logo: { text: name, image: logo ? toImage(logo, addresses) : null },
      notificationBar: {
        enabled: notices.length > 0,
        items: notices.map((text) => ({ text: escapeHtml(text) })),
      },
      megaMenus: primary.flatMap(toMegaMenu),
      socialMedia: { line, facebook, instagram, spotify },
      contactInfo: { address, phoneNumber: phone, email, businessHours: hours },
      socialLogin: { facebook: false, google: false, apple: false, line: false },
      subscription: { enabled: false, title: '', description: '' },
      trendingKeywords: lines(settings['keywords']),
      popularCollections: [],
    },
    siteInfo: {
      ...{ name, description, url: '/' },
      copyright: settings['copyright'] || `© ${new Date().getFullYear()} ${name}`,
    },
  }
}

/** The entries of a menu, each with those below it. */
function toMenu(entries: readonly MenuEntry[], addresses: Addresses, parent = 0): MenuItem[] {
  return entries
    .filter(({ menu_item_parent }) => menu_item_parent === parent)
    .map(({ ID, title, url, target, description }) => ({
      ...{ id: String(ID), title, url: addresses.link(url) },
      ...{ target: target || null, description: description || null },
      items: toMenu(entries, addresses, ID),
    }))
}

/** The panel of an entry with others below it: those with entries of their own are its columns. */
function toMegaMenu({ id, title, url, items }: MenuItem) {
  if (items.length === 0) return []
  const hasColumns = items.some(({ items: below }) => below.length > 0)
  const columns = hasColumns ? items : [{ title, url, items }]
  return [{ type: 'group' as const, menuItemId: id, title, columns, features: [] }]
}

/**
 * The menus of a WordPress without the plugin: its navigation blocks, with one named after the footer as the footer, or
 * else its pages.
 */
async function menusOfBlocks({ wordpress, addresses }: Call): Promise<[MenuItem[], MenuItem[]]> {
  const item = (id: string, title: string, link = '', items: MenuItem[] = []) => ({
    ...{ id, title, url: addresses.link(link), items },
  })
  const { items: blocks } = await wordpress.list(Entry, '/wp/v2/navigation')
  const linksOf = (navigation: Entry | undefined) => {
    const $ = parseHtml(navigation?.content ?? '')
    const links = $('a').toArray()
    return links.map((link, index) =>
      item(`${navigation?.id}-${index}`, $(link).text().trim(), link.attribs['href']),
    )
  }
  const isFooter = ({ title, slug }: Entry) => /footer/i.test(`${title} ${slug}`)
  const primary = linksOf(blocks.find((block) => !isFooter(block)))
  const links = linksOf(blocks.find(isFooter))
  // The footer shows columns.
  const footer = links.length > 0 ? [item('footer', 'More', '#', links)] : []
  if (primary.length > 0) return [primary, footer]
  const query = { parent: 0, per_page: 8, orderby: 'menu_order', order: 'asc' }
  const { items: pages } = await wordpress.list(Entry, '/wp/v2/pages', query)
  return [pages.map(({ id, title, link }) => item(String(id), title, link)), footer]
}
