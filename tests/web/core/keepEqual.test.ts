import { keepEqual } from '@vitrine/web/core/data/keepEqual.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('keeps the references of unchanged parts', () => {
  const before = { product: { price: 100, gallery: [{ id: '1' }], brands: [] } }
  const next = { product: { price: 80, gallery: [{ id: '1' }], brands: [] } }
  const result = keepEqual(before, next)
  expect(result).toEqual(next)
  expect(result.product.gallery).toBe(before.product.gallery)
})

test('treats a property named __proto__ as data', () => {
  const next = JSON.parse('{"__proto__":{"polluted":true}}')
  const result = keepEqual({ a: 1 }, next)
  expect(Object.keys(result)).toEqual(['__proto__'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('returns any JSON unchanged, and the previous reference exactly when it is equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      const copy = structuredClone(next)
      expect(keepEqual<unknown>(before, next)).toEqual(copy)
      if (before && typeof before === 'object')
        expect(keepEqual<unknown>(before, structuredClone(before))).toBe(before)
    }),
  )
})
