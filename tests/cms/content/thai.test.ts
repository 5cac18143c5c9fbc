import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appointmentCopy, contactCopy, formCopy } from '#cms/component/copy.ts'
import { loadThai } from '#cms/content/thaiTexts.ts'
import { cartCopy, shippingMethodCopy } from '#contract/copy/cart.ts'
import { customerCopy } from '#contract/copy/customer.ts'
import { newsletterCopy } from '#contract/copy/newsletter.ts'
import { ordersCopy, paymentMethodCopy, redirectCopy } from '#contract/copy/orders.ts'
import { returnCopy } from '#contract/copy/returns.ts'
import { stockAlertCopy } from '#contract/copy/stockAlerts.ts'
import { emailInvalid } from '#contract/email.ts'
import { phoneCopy } from '#contract/phone.ts'
import { birthDateCopy } from '#contract/rules/birthDate.ts'
import { emailCopy } from '#contract/rules/emailSlip.ts'
import { companyMissing, taxBranchInvalid, taxIdInvalid } from '#contract/rules/taxId.ts'
import { Dictionary } from '#server/dictionary.ts'
import { translateResponse } from '#server/language.ts'
import { covers } from '#tests/support/clauses/covers.ts'

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

const content = join(import.meta.dirname, '../../../cms/content')

test('every Thai text of the repository belongs to an English one', async () => {
  const { unknown } = await loadThai()
  expect(unknown).toEqual([])
})

test('Thai texts of a product, a page and a word that the content lacks are named and not used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-thai-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(content, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  await writeFile(join(folder, 'thai/products.yaml'), 'no-such-dress: { name: เดรส }')
  await writeFile(join(folder, 'thai/words.yaml'), 'No such word: คำ\nIvory: งาช้าง')
  await writeFile(join(folder, 'thai/pages/no-such-page.html'), '<p>หน้า</p>')
  await writeFile(join(folder, 'thai/pages/gift-cards.html'), '<figure data-picture="cat">')
  const { unknown, dictionary } = await loadThai(folder)
  expect(unknown).toEqual([
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
  async (_, copy) => {
    covers('calls.language.texts')

    const { dictionary } = await loadThai()
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
