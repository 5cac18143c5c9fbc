import { z } from 'zod'

/** Hints for reading a schema when a CMS sends something else than its documented form (gateway/responses/generous). */

/** Texts that people read and that may be empty: absent, null and false are read as an empty text. */
export const emptyTexts = z.registry<object>()

/** Links that may lead to a page of the shop: a CMS may send them with its own origin. */
export const shopLinks = z.registry<object>()

/** Lists of amounts and of items for sale: one invalid item fails the response, while other lists drop the item. */
export const wholeLists = z.registry<object>()

/** Objects that are shown without a field that is invalid, instead of being dropped. */
export const looseObjects = z.registry<object>()

/** A text that people read, which a CMS may leave out. */
export function text(description?: string) {
  const schema = description ? z.string().meta({ description }) : z.string()
  return schema.register(emptyTexts, {})
}

/** A link that an editor or the CMS sets. */
export function link(description?: string) {
  const schema = description ? z.string().meta({ description }) : z.string()
  return schema.register(shopLinks, {})
}

/** A list whose items all count. */
export function wholeList<Item extends z.ZodType>(item: Item, description?: string) {
  const schema = z.array(item)
  return (description ? schema.meta({ description }) : schema).register(wholeLists, {})
}
