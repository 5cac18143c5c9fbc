import { readEnvironment } from '@vitrine/cms/core/environment.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { checkoutOptions } from '#medusa/server/checkout/checkoutOptions.ts'
import { deliversTo } from '#medusa/server/medusa/shippingMethods.ts'

const noAddresses = { billing: null, shipping: null, saved: [] }

test('provinces have the names of the page, and delivery methods accept both', () => {
  covers('calls.language.areas')

  const express = { optionId: 'o', code: 'express', name: 'Express', price: 150, freeFrom: null }
  const method = { ...express, provinces: ['Bangkok'] }
  const settings = readEnvironment({})
  const options = checkoutOptions('th', [method], settings, noAddresses, () => ({}), true)
  expect(options.states).toContainEqual({ country: 'TH', code: 'TH-10', name: 'กรุงเทพมหานคร' })
  expect(options.shippingMethods[0]?.provinces).toEqual(['กรุงเทพมหานคร'])
  const provinces = ['Bangkok', 'กรุงเทพมหานคร', 'TH-10', 'เชียงใหม่']
  expect(provinces.map((province) => deliversTo(method, province))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
