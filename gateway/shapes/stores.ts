import * as contract from '../contracts/content.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalImage } from './common.ts'

/** GET /store-locators/{slug} as the schema's Store. */
export const Store = contract.Store.transform((store) => ({
  ...store,
  content: cleanHtml(store.content),
  image: optionalImage(store.image),
}))

/** GET /store-locators as the schema's stores. */
export const Stores = Store.array()
