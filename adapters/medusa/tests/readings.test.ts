import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Readings } from '../server/catalogue/readings.ts'
import type { MedusaProduct } from '../server/medusa/readCatalogue.ts'

const ids = ['prod_a', 'prod_b', 'prod_c']

/** A change of a product to a version, or its deletion; the start of a reading; or the end of the oldest or newest one. */
const step = fc.oneof(
  fc.record({ type: fc.constant('change' as const), id: fc.constantFrom(...ids) }),
  fc.record({ type: fc.constant('delete' as const), id: fc.constantFrom(...ids) }),
  fc.record({ type: fc.constant('readAll' as const) }),
  fc.record({ type: fc.constant('end' as const), isNewest: fc.boolean() }),
)

test('overlapping readings end with the catalogue of Medusa, in whatever order they end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const medusa = new Map<string, number>()
      const readings = new Readings()
      const open: (() => void)[] = []
      let version = 0
      const contents = (wanted: readonly string[]) =>
        wanted.flatMap((id) => {
          const found = medusa.get(id)
          return found === undefined ? [] : [{ id, title: String(found) } as MedusaProduct]
        })
      /** Starts a reading, which sees Medusa as it is now and is added when it ends. */
      const begin = (wanted?: string) => {
        const started = readings.start()
        const products = contents(wanted ? [wanted] : ids)
        const terms = { categories: [], collections: [], types: [] }
        open.push(() =>
          wanted
            ? readings.addProducts(started, [wanted], products)
            : readings.addAll(started, { products, ...terms }),
        )
      }
      for (const each of steps) {
        if (each.type === 'readAll') begin()
        else if (each.type === 'end') (each.isNewest ? open.pop() : open.shift())?.()
        else {
          version += 1
          if (each.type === 'delete') medusa.delete(each.id)
          else medusa.set(each.id, version)
          begin(each.id)
        }
      }
      for (const end of open) end()
      const read = readings.catalogue().products.map(({ id, title }) => [id, Number(title)])
      expect(new Map(read as [string, number][])).toEqual(medusa)
    }),
    { numRuns: 500 },
  )
})
