import { readableAccent } from '@vitrine/contract/accent.ts'
import { megaMenuTypes } from '@vitrine/contract/content.ts'
import { z } from 'zod'
import type { imageSchemas } from './images.ts'
import { byEditors, text, Url } from './schemas.ts'

const entryFields = byEditors({
  title: text(60),
  url: Url,
  target: z.literal('_blank').optional(),
  description: text(160).optional(),
})
const leaf = z.strictObject(entryFields)
const group = z.strictObject({
  ...entryFields,
  ...byEditors({ items: z.array(leaf).default([]) }),
})
const link = z.strictObject(byEditors({ url: Url, target: z.literal('_blank').optional() }))

/** menus.yaml: entries of the primary menu may open a mega menu whose columns are their own items. */
export function menuSchema(image: ReturnType<typeof imageSchemas>['image']) {
  const feature = z.strictObject(byEditors({ title: text(60), link, image: image('tile') }))
  const megaMenu = z.strictObject(
    byEditors({
      type: z.enum(megaMenuTypes),
      title: text(60),
      features: z.array(feature).max(3),
    }),
  )
  const primary = group.extend(
    byEditors({ items: z.array(group).default([]), megaMenu: megaMenu.optional() }),
  )
  return z.strictObject(
    byEditors({ primary: z.array(primary).min(1), footer: z.array(group).min(1) }),
  )
}

const accent = z.string().refine((color) => readableAccent(color) !== null, {
  error: ({ input }) =>
    `${input} is no colour such as #6f2a24 with a contrast of at least 4.5:1 to #f2eee7`,
})

const social = z.url({ protocol: /^https$/ }).optional()

/** The schema of settings.yaml, without sign-in flags and the shop's URL, which come from the environment. */
export function settingsSchema(image: ReturnType<typeof imageSchemas>['image']) {
  return z.strictObject({
    siteInfo: z.strictObject({
      name: text(60),
      ...byEditors({ description: text(200) }),
      copyright: text(120),
      brands: z
        .array(
          z.strictObject({
            slug: z.string().regex(/^[a-z0-9-]+$/),
            name: text(60),
            accent: accent.optional(),
            url: Url,
          }),
        )
        .min(1),
    }),
    logo: z.strictObject({ text: text(40) }),
    notificationBar: z.strictObject(
      byEditors({
        enabled: z.boolean(),
        items: z.array(z.strictObject(byEditors({ text: text(120) }))),
      }),
    ),
    socialMedia: z.strictObject({
      line: social,
      facebook: social,
      instagram: social,
      spotify: social,
    }),
    contactInfo: z.strictObject({
      address: text(200),
      phoneNumber: text(40),
      email: z.email(),
      businessHours: text(120),
    }),
    subscription: z.strictObject({
      enabled: z.boolean(),
      ...byEditors({
        title: text(80),
        description: text(300),
        image: image('popup').optional(),
      }),
    }),
    ...byEditors({
      trendingKeywords: z.array(text(40)).min(1),
      popularCollections: z
        .array(z.strictObject(byEditors({ title: text(60), link, image: image('tile') })))
        .min(1),
    }),
    checkoutUrl: Url.optional(),
    freeShippingFrom: z.number().int().positive().optional(),
    giftWrap: z
      .strictObject({
        price: z.number().int().min(0),
        maxLength: z.number().int().min(0).max(1000).default(300),
      })
      .optional(),
  })
}

export type MenuFile = z.infer<ReturnType<typeof menuSchema>>
export type SettingsFile = z.infer<ReturnType<typeof settingsSchema>>
