import { expect, test } from 'vitest'
import { readChosen, writeChosen } from '#web/shop/catalog/product/chosenAddress.ts'

test('what is chosen is read back, whatever else stands in the address', () => {
  const address = writeChosen('?utm_source=line', { colour: 'ivory', size: 'm' })
  expect(address).toBe('?utm_source=line&variation=colour:ivory,size:m')
  expect(readChosen(address)).toEqual({ colour: 'ivory', size: 'm' })
})

test('an option may be called like a parameter', () => {
  const address = writeChosen('?s=dress', { s: 'm', sort: 'long' })
  expect(new URLSearchParams(address).get('s')).toBe('dress')
  expect(readChosen(address)).toEqual({ s: 'm', sort: 'long' })
})

test('choosing nothing leaves nothing in the address', () => {
  expect(writeChosen('?variation=size:m', {})).toBe('')
})

test('nonsense chooses nothing', () => {
  expect(readChosen('?variation=size,:m,a:b:c,,')).toEqual({})
})
