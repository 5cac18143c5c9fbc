import type { z } from 'zod'
import * as contract from '../contracts/content.ts'
import type * as schema from '../generated/resolvers.ts'
import { optionalTime } from '../scalars/dateTime.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalUrl, safeUrl } from '../scalars/url.ts'
import { answer } from './responseParser.ts'
import { optionalColor, optionalImage, shapeImage, shapeLink, toEnum } from './common.ts'

type Feature = Parameters<typeof shapeLink>[0]

const shapeMenuItem = ({
  id,
  title,
  url,
  target,
  description,
  items,
}: contract.MenuItem): schema.MenuItem => ({
  id,
  title,
  url: safeUrl(url),
  target: target ?? null,
  description: description ?? null,
  items: items.map(shapeMenuItem),
})

const shapeFeature = ({
  title,
  image,
  link,
}: {
  title: string
  image: Parameters<typeof shapeImage>[0]
  link: Feature
}): schema.FeaturedLink => ({
  title,
  text: null,
  image: shapeImage(image),
  link: shapeLink(link),
})

const shapePopup = ({ link, ...popup }: z.infer<typeof contract.Popup>): schema.Popup => ({
  id: popup.id,
  name: popup.name,
  images: { desktop: shapeImage(popup.images.desktop), mobile: shapeImage(popup.images.mobile) },
  link: link && { ...link, url: safeUrl(link.url) },
  startDate: optionalTime(popup.startDate),
  endDate: optionalTime(popup.endDate),
})

const shapeMegaMenu = (menu: z.infer<typeof contract.MegaMenu>): schema.MegaMenu => ({
  type: toEnum(menu.type),
  menuItemId: menu.menuItemId,
  title: menu.title,
  columns: menu.columns.map(({ title, url, items }) => ({
    title,
    url: optionalUrl(url),
    items: items.map(shapeMenuItem),
  })),
  features: menu.features.map(shapeFeature),
})

const shapeSettings = (settings: z.infer<typeof contract.Settings>): schema.Settings => ({
  logo: { text: settings.logo.text, image: optionalImage(settings.logo.image) },
  notificationBar: {
    enabled: settings.notificationBar.enabled,
    items: settings.notificationBar.items.map(({ text }) => ({ text: cleanHtml(text) })),
  },
  megaMenus: settings.megaMenus.map(shapeMegaMenu),
  socialMedia: {
    line: optionalUrl(settings.socialMedia.line),
    facebook: optionalUrl(settings.socialMedia.facebook),
    instagram: optionalUrl(settings.socialMedia.instagram),
    spotify: optionalUrl(settings.socialMedia.spotify),
  },
  contactInfo: settings.contactInfo,
  socialLogin: settings.socialLogin,
  subscription: { ...settings.subscription, image: optionalImage(settings.subscription.image) },
  trendingKeywords: settings.trendingKeywords,
  popularCollections: settings.popularCollections.map(shapeFeature),
  checkoutUrl: optionalUrl(settings.checkoutUrl),
  freeShippingFrom: settings.freeShippingFrom ?? null,
})

/** GET /site-configuration as the schema's Site. */
export const Site = answer(
  contract.SiteConfiguration,
  ({ menus, popups, settings, siteInfo }): schema.Site => ({
    menus: {
      primary: menus.primary.map(shapeMenuItem),
      footer: menus.footer.map(shapeMenuItem),
    },
    popups: popups.map(shapePopup),
    settings: shapeSettings(settings),
    info: {
      ...siteInfo,
      url: safeUrl(siteInfo.url),
      brands: siteInfo.brands.map(({ slug, name, accent, url }) => ({
        slug,
        name,
        accent: optionalColor(accent),
        url: optionalUrl(url),
      })),
    },
  }),
)
