import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cartCopy, shippingMethodCopy } from '@vitrine/commerce/copy/cart.ts'
import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { newsletterCopy } from '@vitrine/commerce/copy/newsletter.ts'
import { ordersCopy, paymentMethodCopy, redirectCopy } from '@vitrine/commerce/copy/orders.ts'
import { returnCopy } from '@vitrine/commerce/copy/returns.ts'
import { stockAlertCopy } from '@vitrine/commerce/copy/stockAlerts.ts'
import { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { localizedContent, translateResponse } from '@vitrine/commerce/language.ts'
import { LoadedTexts } from '@vitrine/commerce/loadedTexts.ts'
import { emailInvalid } from '@vitrine/contract/email.ts'
import { phoneCopy } from '@vitrine/contract/phone.ts'
import { birthDateCopy } from '@vitrine/contract/rules/birthDate.ts'
import { emailCopy } from '@vitrine/contract/rules/emailSlip.ts'
import { companyMissing, taxBranchInvalid, taxIdInvalid } from '@vitrine/contract/rules/taxId.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { appointmentCopy, contactCopy, formCopy } from '#cms/component/copy.ts'
import { loadThai } from '#cms/content/thaiTexts.ts'

/** Names that are the same in both languages, and messages for staff. */
const same = new Set([
  ...['TrueMoney', 'Rabbit LINE Pay', 'Guest', '.'],
  ...['This order has no slip to approve.', 'This order has no slip to reject.'],
  ...['This step isn’t available for the order.', 'Its status is 9.'],
])

const copies = {
  ...{ cartCopy, shippingMethodCopy, customerCopy, newsletterCopy, stockAlertCopy, returnCopy },
  ...{ ordersCopy, paymentMethodCopy, redirectCopy, phoneCopy, birthDateCopy, emailCopy },
  ...{ taxId: { companyMissing, taxBranchInvalid, taxIdInvalid }, email: { emailInvalid } },
  ...{ formCopy, contactCopy, appointmentCopy },
}

const content = join(import.meta.dirname, '../../content')
const thai = await loadThai()

test('every Thai text of the repository belongs to an English one', () => {
  expect(thai.unknown).toEqual([])
})

test('Thai texts of a product, a page and a word that the content lacks, and messages without a text of their own, are named and not used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-thai-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(content, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  await writeFile(join(folder, 'thai/products.yaml'), 'no-such-dress: { name: เดรส }')
  await writeFile(join(folder, 'thai/words.yaml'), 'No such word: คำ\nIvory: งาช้าง')
  await writeFile(join(folder, 'thai/phrases.yaml'), `'{x}': '{x} ก'\n'One {x}': '{y} ก'`)
  await writeFile(join(folder, 'thai/pages/no-such-page.html'), '<p>หน้า</p>')
  await writeFile(join(folder, 'thai/pages/gift-cards.html'), '<figure data-picture="cat">')
  const { unknown, dictionary } = await loadThai(folder)
  expect(unknown).toEqual([
    'thai/phrases.yaml: {x}',
    'thai/phrases.yaml: One {x}',
    'thai/words.yaml: No such word',
    'thai/products.yaml: no-such-dress',
    'thai/pages/gift-cards.html: figure cat',
    'thai/pages/no-such-page.html',
  ])
  expect(['No such word', 'Ivory'].map(dictionary.translate)).toEqual(['No such word', 'งาช้าง'])
})

/** Every message of an object, with values in the places of its parameters: texts, or amounts of money. */
const messagesOf = (copy: object): string[] =>
  Object.values(copy).flatMap((message) => {
    if (typeof message === 'string') return [message]
    if (typeof message !== 'function') return messagesOf(message)
    try {
      return [message('9', 'size')]
    } catch {
      return [message(9, 8)]
    }
  })

test.each(Object.entries(copies))(
  'every message of %s that a shopper reads has a Thai text',
  (_, copy) => {
    covers('calls.language.texts')

    const { dictionary } = thai
    const english = messagesOf(copy).filter((text) => dictionary.translate(text) === text)
    expect(english.filter((text) => !same.has(text))).toEqual([])
  },
)

function dictionaryOf(texts: Record<string, string>) {
  const dictionary = new Dictionary()
  for (const [english, thai] of Object.entries(texts)) dictionary.add(english, thai)
  return dictionary
}

test.each([
  ['a whole text', 'Ivory', 'งาช้าง'],
  ['a text without a translation', 'Unknown', 'Unknown'],
  ['a template, whose values are translated', 'Slip dress in ivory, worn', 'สลิปเดรส สีงาช้าง'],
  ['a template with a value that has no translation', 'Coat in ivory, worn', 'Coat สีงาช้าง'],
  [
    'HTML of translated texts',
    '<p>Slip dress &amp; coat</p><p>Ivory</p>',
    '<p>สลิป &amp; โค้ท</p><p>งาช้าง</p>',
  ],
  [
    'HTML with a text that has no translation',
    '<p>Ivory</p><p>Unknown</p>',
    '<p>Ivory</p><p>Unknown</p>',
  ],
])('the dictionary translates %s', (_, english, thai) => {
  const dictionary = dictionaryOf({
    Ivory: 'งาช้าง',
    'Slip dress': 'สลิปเดรส',
    'Slip dress & coat': 'สลิป & โค้ท',
    '{name} in {colour}, worn': '{name} สี{colour}',
  })
  expect(dictionary.translate(english)).toBe(thai)
})

test('a response is translated in the fields that people read only, not in what a shopper typed', () => {
  covers('calls.language.typed')

  const dictionary = dictionaryOf({ Rose: 'กุหลาบ' })
  expect(
    translateResponse(
      {
        name: 'Rose',
        slug: 'Rose',
        firstName: 'Rose',
        categories: ['Rose', 'Other'],
        address: { address1: 'Rose', city: 'Rose' },
        fields: { email: 'Rose' },
        variation: [
          { attribute: 'Rose', label: 'Rose' },
          { label: 'Rose', value: 'Rose', isText: true, name: 'Rose' },
        ],
      },
      dictionary.translate,
    ),
  ).toEqual({
    name: 'กุหลาบ',
    slug: 'Rose',
    firstName: 'Rose',
    categories: ['กุหลาบ', 'Other'],
    address: { address1: 'Rose', city: 'Rose' },
    fields: { email: 'กุหลาบ' },
    variation: [
      { attribute: 'Rose', label: 'กุหลาบ' },
      { label: 'Rose', value: 'Rose', isText: true, name: 'กุหลาบ' },
    ],
  })
})

test('a page keeps its pictures, in the order of the translation, with their texts translated', () => {
  const dictionary = dictionaryOf({ 'A coat': 'โค้ท' })
  dictionary.addPage(
    '<p>One</p><figure data-picture="a"></figure><figure data-picture="b"></figure>',
    '<figure data-picture="b"></figure><p>หนึ่ง</p><figure data-picture="a"></figure>',
  )
  const [a, b] = ['<img src="/a" alt="A coat">', '<img src="/b" alt="B">']
  expect(dictionary.translate(`<p>One</p><figure>${a}</figure><figure>${b}</figure>`)).toBe(
    `<figure>${b}</figure><p>หนึ่ง</p><figure><img src="/a" alt="โค้ท"></figure>`,
  )
})

test('texts of people are translated as they are, whatever braces they have, and change no other text', () => {
  covers('calls.language.texts')

  const messages = { Ivory: 'งาช้าง', 'Only {left} of {product} left.': '{product} เหลือ {left} ชิ้น' }
  const part = fc.constantFrom(
    '{x}',
    '{y}',
    '{product}',
    ' ',
    'left.',
    'Only ',
    '<b>',
    '&lt;',
    '$&',
  )
  const text = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(text, text), { selector: ([english]) => english }),
      (texts) => {
        const dictionary = dictionaryOf(messages)
        for (const [english, thai] of texts) dictionary.addExact(english, thai)
        for (const [english, thai] of texts) expect(dictionary.translate(english)).toBe(thai)
        expect(['Ivory', 'Coat', 'A b'].map(dictionary.translate)).toEqual(['งาช้าง', 'Coat', 'A b'])
      },
    ),
  )
})

test('a long text of separators and brackets is compared to all messages in linear time', () => {
  const { dictionary } = thai
  const separators = [
    '<',
    '<figure><img ',
    '. is cm tall and wears size ',
    ' – ',
    '’s is ',
    ' in , worn',
  ]
  for (const separator of separators)
    for (const length of [499, 200_000]) {
      const text = separator.repeat(length / separator.length)
      expect(dictionary.translate(text)).toContain(separator.trim())
    }
})

test('a message is within a message to a limited depth', () => {
  const dictionary = dictionaryOf({ 'Two looks from {name}': 'สองลุคจาก {name}' })
  const nested = (depth: number) => `${'Two looks from '.repeat(depth)}Asava`
  expect(dictionary.translate(nested(2))).toBe('สองลุคจาก สองลุคจาก Asava')
  expect(dictionary.translate(nested(30))).toMatch(/^สองลุคจาก .*Two looks from Asava$/)
})

test.each([
  ['a coupon', cartCopy.couponUnknown('Navy')],
  ['an email address', emailCopy.question('Navy')],
])('what a shopper typed as %s is not translated within a message', (_, message) => {
  covers('calls.language.typed')

  const { dictionary } = thai
  expect(dictionary.translate('Navy')).not.toBe('Navy')
  expect(dictionary.translate(message)).toMatch(/[ก-๙].*Navy/)
})

test.each([
  ['the message of a gift', { giftWrap: { message: 'Navy' } }],
  ['a typed choice', { variationAttributes: [{ name: 'x', value: 'Navy', isText: true }] }],
  ['the slugs of a variation', { variations: [{ terms: { composition: 'Navy', name: 'Navy' } }] }],
  ['the slugs that a card selects', { found: { name: 'Navy' } }],
  ['the parameters of a listing', { query: { categories: ['Navy'] } }],
  ['the names of renamed categories', { renamed: { name: 'Navy' } }],
  ['the choices of a request', { variation: { text: 'Navy' } }],
])('%s in a response is left as it is, by its place', (_, response) => {
  covers('calls.language.typed')

  const { dictionary } = thai
  expect(translateResponse(response, dictionary.translate)).toEqual(response)
  expect(translateResponse({ name: 'Navy' }, dictionary.translate)).not.toEqual({ name: 'Navy' })
})

test('while translations cannot be read, responses have the texts of before, and one line of the log says so', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  let isReadable = false
  const texts = new LoadedTexts(async () => {
    if (!isReadable) throw new Error('no connection')
    return dictionaryOf({ Rose: 'กุหลาบ' })
  }, log)
  const read = () => localizedContent(texts.dictionary, 'th', { name: 'Rose' })
  expect([await read(), await read()]).toEqual([{ name: 'Rose' }, { name: 'Rose' }])
  expect(lines).toHaveLength(1)
  isReadable = true
  expect(await read()).toEqual({ name: 'กุหลาบ' })
  isReadable = false
  texts.forget()
  expect(await read()).toEqual({ name: 'กุหลาบ' })
})
