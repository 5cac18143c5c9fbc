import type { z } from 'zod'
import type { MegaMenu, MenuItem } from '#gateway/contracts/content.ts'
import type { Picture } from './pictures.ts'
import type { MenuFile } from './shopSchemas.ts'

type MegaMenuContract = z.infer<typeof MegaMenu>

/** A desktop panel under one primary entry, its pictures still to be drawn. */
export interface SiteMegaMenu extends Omit<MegaMenuContract, 'features'> {
  features: (Omit<MegaMenuContract['features'][number], 'image'> & { image: Picture })[]
}

/** The menus as SiteConfiguration has them, and the panels under the primary one. */
export interface SiteMenus {
  primary: MenuItem[]
  footer: MenuItem[]
  megaMenus: SiteMegaMenu[]
}

interface Entry extends Omit<MenuItem, 'id' | 'items'> {
  items?: Entry[]
}

/** Gives every entry an id from its place by name, and every mega menu the columns of its entry. */
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
