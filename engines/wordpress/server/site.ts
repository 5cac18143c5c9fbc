import type { MenuItem, SiteConfiguration } from '@vitrine/contract/content.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import * as dom from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { z } from 'zod'
import type { Addresses } from './addresses.ts'
import type { Call } from './entries.ts'
import { toImage } from './images.ts'
import { readPopups } from './places.ts'
import { plainText } from './texts.ts'
import { Entry, Media, type MenuEntry } from './wordpressTypes.ts'

const lines = (text = '') => text.split('\n').flatMap((line) => line.trim() || [])

/** GET /site-configuration. What a shop sells by is that of the commerce: the gateway takes it from there. */
export async function readSite(call: Call): Promise<z.input<typeof SiteConfiguration>> {
  const { wordpress, addresses, language } = call
  const [{ about, options }, popups] = await Promise.all([wordpress.site(true), readPopups(call)])
  const { settings = {} } = options ?? {}
  const logo = about.site_logo && (await wordpress.find(Media, `/wp/v2/media/${about.site_logo}`))
  const name = plainText(about.name)
  const menu = (location: string) => {
    const translated = language === 'th' ? (options?.menus[`${location}_th`] ?? []) : []
    const entries = translated.length > 0 ? translated : (options?.menus[location] ?? [])
    return toMenu(entries, addresses)
  }
  const [primary, footer] = options ? [menu('primary'), menu('footer')] : await menusOfBlocks(call)
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
      ...{ name, description: plainText(about.description), url: '/' },
      copyright: settings['copyright'] || `© ${new Date().getFullYear()} ${name}`,
    },
  }
}

/** The entries of a menu, each with those below it. */
function toMenu(entries: readonly MenuEntry[], addresses: Addresses, parent = 0): MenuItem[] {
  return entries
    .filter(({ menu_item_parent }) => menu_item_parent === parent)
    .map(({ ID: id, title, url, target, description }) => ({
      ...{ id: String(id), title: plainText(title), url: addresses.link(url) },
      ...{ target: target || null, description: description || null },
      items: toMenu(entries, addresses, id),
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
 * The menus of a WordPress without the plugin: those of its navigation blocks, of which one named after the footer is the
 * footer; its pages where there are none.
 */
async function menusOfBlocks({ wordpress, addresses }: Call): Promise<[MenuItem[], MenuItem[]]> {
  const { items } = await wordpress.list(Entry, '/wp/v2/navigation', { per_page: 20 })
  const isFooter = ({ title, slug }: Entry) => /footer/i.test(`${title} ${slug}`)
  const linksIn = (navigation: Entry | undefined): MenuItem[] =>
    dom.getElementsByTagName('a', parseDocument(navigation?.content ?? '')).map((link, index) => ({
      ...{ id: `${navigation?.id}-${index}`, title: dom.textContent(link).trim(), items: [] },
      url: addresses.link(link.attribs['href'] ?? ''),
    }))
  const primary = linksIn(items.find((item) => !isFooter(item)))
  const links = linksIn(items.find(isFooter))
  // The footer shows columns.
  const footer = links.length > 0 ? [{ id: 'footer', title: 'More', url: '#', items: links }] : []
  if (primary.length > 0) return [primary, footer]
  const query = { parent: 0, per_page: 8, orderby: 'menu_order', order: 'asc' }
  const pages = await wordpress.list(Entry, '/wp/v2/pages', query)
  const toItem = ({ id, title, link }: Entry) => ({
    ...{ id: String(id), title, url: addresses.link(link), items: [] },
  })
  return [pages.items.map(toItem), footer]
}
