import { notFound } from '@vitrine/commerce/problem.ts'
import { returnDays } from '@vitrine/commerce/rules/returnWindow.ts'
import { standardDeliveryDays, standardShipping } from '@vitrine/commerce/rules/shippingMethods.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import type { SiteConfiguration } from '@vitrine/contract/content.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readDeliveryEdits } from '#cms/cart/deliveryMethods.ts'
import type { Cms } from '#cms/core/context.ts'
import { configurationKey, siteConfigurations, stores } from '#cms/database/schema/content.ts'
import type { SiteRows } from './storeSite.ts'

/** The site's configuration, which offers a social login once its client id and secret are set. */
export async function readConfiguration(
  { database, environment }: Pick<Cms, 'database' | 'environment'>,
  preview?: SiteRows,
): Promise<z.input<typeof SiteConfiguration>> {
  const [row] = preview
    ? [{ body: preview.configuration }]
    : await database
        .select({ body: siteConfigurations.body })
        .from(siteConfigurations)
        .where(eq(siteConfigurations.key, configurationKey))
  if (!row) throw notFound('The site has no configuration yet')
  // The checkout offers it (engines/cms/cart/giftWrap.ts).
  const { giftWrap: _, ...body } = row.body
  const edit = (await readDeliveryEdits(database)).get(standardShipping.id)
  const pickUpStores = preview ? preview.stores.length : await database.$count(stores)
  return {
    ...body,
    settings: {
      ...body.settings,
      socialLogin: socialLogins(environment),
      currency: 'THB',
      delivery: { price: toBaht(edit?.price ?? standardShipping.price), ...standardDeliveryDays },
      ...(edit && { freeShippingFrom: edit.freeFrom === null ? undefined : toBaht(edit.freeFrom) }),
      returns: { days: returnDays, isFree: true },
      pickUpStores,
      tags: tagsOf(environment),
    },
    siteInfo: { ...body.siteInfo, url: environment.SITE_URL },
  }
}

const tagsOf = (environment: Cms['environment']) =>
  environment.MEASUREMENT_TAG_ID || environment.ADS_TAG_ID
    ? {
        measurementId: environment.MEASUREMENT_TAG_ID,
        adsId: environment.ADS_TAG_ID,
        scriptUrl: environment.TAG_SCRIPT_URL,
        purchaseEvent: environment.PURCHASE_EVENT,
        purchaseValue: environment.PURCHASE_VALUE,
      }
    : null

function socialLogins(environment: Cms['environment']) {
  return {
    facebook: Boolean(environment.FACEBOOK_CLIENT_ID && environment.FACEBOOK_CLIENT_SECRET),
    google: Boolean(environment.GOOGLE_CLIENT_ID && environment.GOOGLE_CLIENT_SECRET),
    apple: Boolean(
      environment.APPLE_CLIENT_ID &&
        environment.APPLE_TEAM_ID &&
        environment.APPLE_KEY_ID &&
        environment.APPLE_PRIVATE_KEY,
    ),
    line: Boolean(environment.LINE_CLIENT_ID && environment.LINE_CLIENT_SECRET),
  }
}
