import type { MegaMenu, MenuItem } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import type { Picture } from './images.ts'
import type { MenuFile } from './shopSchemas.ts'

type MegaMenuContract = z.infer<typeof MegaMenu>

/** The desktop panel of a primary entry, whose images are specs. */
export interface SiteMegaMenu extends Omit<MegaMenuContract, 'features'> {
  features: (Omit<MegaMenuContract['features'][number], 'image'> & { image: Picture })[]
}

/** The menus of SiteConfiguration and the mega menus of the primary one. */
export interface SiteMenus {
  primary: MenuItem[]
  footer: MenuItem[]
  megaMenus: SiteMegaMenu[]
}

interface Entry extends Omit<MenuItem, 'id' | 'items'> {
  items?: Entry[]
}

/** Adds an id derived from its path to every entry, and the columns of its entry to every mega menu. */
export function siteMenus(file: MenuFile): SiteMenus {
  return {
    primary: file.primary.map(({ megaMenu, ...entry }) => menuItem(entry, 'primary')),
    footer: file.footer.map((entry) => menuItem(entry, 'footer')),
    megaMenus: file.primary.flatMap(({ megaMenu, ...entry }) => {
      if (!megaMenu) return []
      const { id, items } = menuItem(entry, 'primary')
      return [{ ...megaMenu, menuItemId: id, columns: items.map(column) }]
    }),
  }
}

function menuItem({ items = [], ...entry }: Entry, parent: string): MenuItem {
  const id = `${parent}-${slugOf(entry.title)}`
  return { id, ...entry, items: items.map((item) => menuItem(item, id)) }
}

function column({ title, url, items }: MenuItem) {
  return { title, url, items }
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
