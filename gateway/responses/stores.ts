import type { z } from 'zod'
import * as contract from '../contracts/content.ts'
import { cleanHtml } from '../scalars/html.ts'
import { answer } from './responseParser.ts'
import { optionalImage } from './common.ts'

const shapeStore = (store: z.infer<typeof contract.Store>) => ({
  ...store,
  content: cleanHtml(store.content),
  image: optionalImage(store.image),
})

/** GET /store-locators/{slug} as the schema's Store. */
export const Store = answer(contract.Store, shapeStore)

/** GET /store-locators as the schema's stores. */
export const Stores = answer(contract.Stores, (stores) => stores.map(shapeStore))
