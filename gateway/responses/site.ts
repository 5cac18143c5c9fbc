import { readableAccent } from '@vitrine/contract/accent.ts'
import * as contract from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import type * as schema from '../generated/resolvers.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalTime, optionalUrl, safeUrl } from '../scalars/textScalars.ts'
import { optionalImage, optionalMoney, toEnum, toImage, toLink, toMoney } from './common.ts'
import { instantForm } from './generous/instantForm.ts'
import { responseParser } from './responseParser.ts'

type Feature = Parameters<typeof toLink>[0]

const toMenuItem = ({ target, ...item }: contract.MenuItem): schema.MenuItem => ({
  ...item,
  databaseId: item.id,
  url: safeUrl(item.url),
  isNewTab: target === '_blank',
  items: item.items.map(toMenuItem),
})

const toFeature = ({
  title,
  image,
  link,
}: {
  title: string
  image: Parameters<typeof toImage>[0]
  link: Feature
}): schema.FeaturedLink => ({
  title,
  text: null,
  image: toImage(image),
  link: toLink(link),
})

/** An optional date; null unless it is a valid instant. */
function toDate(date: unknown) {
  const time = instantForm(date)
  return optionalTime(typeof time === 'string' ? time : null)
}

const toPopup = ({ link, ...popup }: z.infer<typeof contract.Popup>): schema.Popup => ({
  id: popup.id,
  databaseId: popup.id,
  name: popup.name,
  images: { desktop: toImage(popup.images.desktop), mobile: toImage(popup.images.mobile) },
  link: link ? { url: safeUrl(link.url), isNewTab: link.isNewTab, text: link.linkText } : null,
  startDate: toDate(popup.startDate),
  endDate: toDate(popup.endDate),
})

type ContractMegaMenu = z.infer<typeof contract.MegaMenu> & { menuItemId: string }

const hasMenuItem = (menu: z.infer<typeof contract.MegaMenu>): menu is ContractMegaMenu =>
  Boolean(menu.menuItemId)

const toMegaMenu = (menu: ContractMegaMenu): schema.MegaMenu => ({
  type: toEnum(menu.type),
  menuItemId: menu.menuItemId,
  title: menu.title,
  columns: menu.columns.map(({ title, url, items }) => ({
    title,
    url: optionalUrl(url),
    items: items.map(toMenuItem),
  })),
  features: menu.features.map(toFeature),
})

const toSettings = (
  { subscription, currency, ...settings }: z.infer<typeof contract.Settings>,
  siteName: string,
): schema.ResolversParentTypes['Settings'] => ({
  ...settings,
  logo: { text: settings.logo.text || siteName, image: optionalImage(settings.logo.image) },
  notificationBar: {
    enabled: settings.notificationBar.enabled,
    items: settings.notificationBar.items.map(({ text }) => ({ text: cleanHtml(text) })),
  },
  megaMenus: settings.megaMenus.filter(hasMenuItem).map(toMegaMenu),
  socialMedia: {
    line: optionalUrl(settings.socialMedia.line),
    facebook: optionalUrl(settings.socialMedia.facebook),
    instagram: optionalUrl(settings.socialMedia.instagram),
    spotify: optionalUrl(settings.socialMedia.spotify),
  },
  newsletter: { ...subscription, image: optionalImage(subscription.image) },
  popularCollections: settings.popularCollections.map(toFeature),
  checkoutUrl: optionalUrl(settings.checkoutUrl),
  currencyCode: currency ?? contract.defaultCurrency,
  freeShippingFrom: optionalMoney(settings.freeShippingFrom),
  delivery: settings.delivery
    ? { ...settings.delivery, price: toMoney(settings.delivery.price) }
    : null,
  pickUpStores: settings.pickUpStores ?? 0,
  tags: settings.tags
    ? {
        ...settings.tags,
        purchaseEvent: toEnum(settings.tags.purchaseEvent ?? 'paid'),
        purchaseValue: toEnum(settings.tags.purchaseValue ?? 'net'),
      }
    : null,
})

/** GET /site-configuration as the schema's Site. */
export const Site = responseParser(
  contract.SiteConfiguration,
  ({ menus, popups, settings, siteInfo }): schema.ResolversParentTypes['Site'] => ({
    menus: {
      primary: menus.primary.map(toMenuItem),
      footer: menus.footer.map(toMenuItem),
    },
    popups: popups.map(toPopup),
    settings: toSettings(settings, siteInfo.name),
    info: {
      ...siteInfo,
      name: siteInfo.name || settings.logo.text,
      url: safeUrl(siteInfo.url),
      brands: (siteInfo.brands ?? []).map(({ slug, name, accent, url }) => ({
        slug,
        name,
        accent: readableAccent(accent),
        url: optionalUrl(url),
      })),
    },
  }),
)
