import { isolated, typedForm, typedText } from '@vitrine/contract/typedText.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const read = [
  ['postcode', '๑๐๑๑๐', '10110'],
  ['postcode', '１０１１０', '10110'],
  ['taxId', '๐-๙๙๔๐–๐๐๑๖๕–๖๘–๔', '0994000165684'],
  ['phone', '\u202A081 234 5678\u202C', '081 234 5678'],
  ['phone', '๐๘๑‑๒๓๔‑๕๖๗๘', '081-234-5678'],
  ['code', 'WELCOME10\u200b', 'WELCOME10'],
  ['code', ' WELCOME 10 ', 'WELCOME10'],
  ['transferAmount', '๖,๙๐๐', '6,900'],
  ['transferAmount', 'THB 6,900.50', '6,900.50'],
  ['transferAmount', '฿6900.-', '6900'],
  ['order', '#7697389274', '7697389274'],
  ['order', 'Order no. 7697 389 274', '7697389274'],
  ['order', 'คำสั่งซื้อ #7697389274', '7697389274'],
  ['orderId', 'order_01J-8', 'order_01J-8'],
  ['email', 'ada@example.com\u200e', 'ada@example.com'],
  ['email', ' ada＠example.com\ufeff', 'ada@example.com'],
  ['email', 'mali@ร้านค้า.ไทย', 'mali@xn--42c5b3a1dc8kd.xn--o3cw4h'],
  ['contact', 'Mali@ร้าน.com', 'Mali@xn--q3ct9b5e.com'],
  ['birthDate', '๒๕๓๓-๐๑–๓๑', '2533-01-31'],
  ['firstName', 'Ada\nORDER 1\u001b[31m', 'Ada ORDER 1[31m'],
  ['lastName', "O'Brien-ศรีสุข", "O'Brien-ศรีสุข"],
  ['lastName', 'น้ำทิพย์', 'น้ำทิพย์'],
  ['address1', '\u2067 12/3 Sukhumvit 39', ' 12/3 Sukhumvit 39'],
  ['note', 'Ring\nthe bell\u0007', 'Ring\nthe bell'],
] as const

test.for(read)('%s reads %j as %j', ([name, typed, text]) => {
  covers('validation.typed.digits', 'validation.typed.spaces', 'validation.typed.labels')
  covers('validation.typed.invisible', 'validation.typed.names')

  expect(typedText(name, typed)).toBe(text)
  expect(typedText(name, text)).toBe(text)
})

test('a form is read with all its addresses, and passwords, keys and files stay as they are', () => {
  covers('validation.typed.invisible')

  const file = new File([], 'slip.png')
  const password = '\u200bSilk-๑２３'
  expect(
    typedForm({
      billing: { postcode: '๑๐๑๑๐', firstName: 'A\u202e' },
      items: [{ line: 'a\u200bb', quantity: 2 }],
      password,
      confirmPassword: password,
      file,
    }),
  ).toEqual({
    billing: { postcode: '10110', firstName: 'A' },
    items: [{ line: 'a\u200bb', quantity: 2 }],
    password,
    confirmPassword: password,
    file,
  })
})

test('an isolated text cannot end its isolation', () => {
  covers('validation.typed.shown')

  for (const end of ['\u2069', '\u202c', '\u202e', '\u200f'])
    expect(isolated(`Ada${end}`)).toBe('\u2068Ada\u2069')
})
