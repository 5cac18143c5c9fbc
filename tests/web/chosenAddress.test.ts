import { expect, test } from 'vitest'
import { readChosen, writeChosen } from '#web/shop/catalog/chosenAddress.ts'

test('reads the selected options from an address with other parameters', () => {
  const address = writeChosen('?utm_source=line', { colour: 'ivory', size: 'm' })
  expect(address).toBe('?utm_source=line&variation=colour:ivory,size:m')
  expect(readChosen(address)).toEqual({ colour: 'ivory', size: 'm' })
})

test('reads an option that has the name of another parameter', () => {
  const address = writeChosen('?s=dress', { s: 'm', sort: 'long' })
  expect(new URLSearchParams(address).get('s')).toBe('dress')
  expect(readChosen(address)).toEqual({ s: 'm', sort: 'long' })
})

test('removes the parameter when nothing is selected', () => {
  expect(writeChosen('?variation=size:m', {})).toBe('')
})

test('ignores malformed options', () => {
  expect(readChosen('?variation=size,:m,a:b:c,,')).toEqual({})
})
