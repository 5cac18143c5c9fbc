import { cookieArea } from '#web/lib/cookieArea.ts'
import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

const maxProducts = 10
const lifetimeDays = 365

const format = {
  parse: (text: string) => text.split(/[|,]/),
  stringify: (ids: readonly string[]) => ids.join('|'),
}

const idsSchema = schemaOf((ids) =>
  Array.isArray(ids)
    ? [...new Set(ids.filter((id) => /^[\w-]{1,100}$/.test(id)))].slice(0, maxProducts)
    : undefined,
)

const stored = storage<readonly string[]>('recently_viewed_products', idsSchema, {
  area: cookieArea(lifetimeDays),
  format,
})

/** Returns the ids of the products that were viewed, the last one first; at most 10 (product.recently-viewed.*). */
export const readRecentlyViewed = (): readonly string[] => stored.read() ?? []

/** Puts a product's id first. */
export function rememberViewed(id: string) {
  const others = readRecentlyViewed().filter((other) => other !== id)
  stored.write([id, ...others].slice(0, maxProducts))
}
