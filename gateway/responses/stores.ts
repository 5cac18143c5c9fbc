import type { z } from 'zod'
import * as contract from '#contract/content.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalImage } from './common.ts'
import { responseParser } from './responseParser.ts'

const toStore = ({ phone, slug, ...store }: z.infer<typeof contract.Store>) => ({
  ...store,
  id: slug || store.id,
  slug: slug || store.id,
  phoneNumber: phone ?? null,
  content: cleanHtml(store.content),
  image: optionalImage(store.image),
})

/** GET /store-locators/{slug} as the schema's Store. */
export const Store = responseParser(contract.Store, toStore)

/** GET /store-locators as the schema's stores. */
export const Stores = responseParser(contract.Stores, (stores) => stores.map(toStore))
