import { readdir } from 'node:fs/promises'
import { slips } from '#database/schema/orders.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { address } from '#tests/support/cms/checkout.ts'
import { type HostileFile, hostileFiles } from '#tests/support/cms/hostileFiles.ts'
import { ConfirmPaymentDocument } from '#web/shop/orders/confirmPayment/confirmPayment.generated.ts'
import { buyUntilAcknowledged } from '../shared/buyer.ts'
import { failedOf, startOtherVisitors } from '../shared/others.ts'
import { failuresOf, type Row } from '../shared/row.ts'
import { startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { readResult, Visitor } from '../shared/visitor.ts'

const productId = 900_001
/** The GraphQL error codes of the CMS's reasons. */
const codes: Record<HostileFile['expected'], string | undefined> = {
  accepted: undefined,
  too_large: 'TOO_LARGE',
  unsupported_type: 'UNSUPPORTED_TYPE',
  invalid: 'INVALID',
}

export const uploads: Row = {
  name: 'uploads',
  about: '40 hostile files as payment slips',
  async *run() {
    await using shop = await startShop({
      prepare: (open) =>
        addProduct(open, { id: productId, variations: [{ id: productId, stock: 1000 }] }),
    })
    const tally = new Tally()
    const files = await hostileFiles()
    const before = await readdir(shop.data)
    const others = await startOtherVisitors(shop.url)
    const wrong: string[] = []
    for (const file of files) {
      const purchase = { productId, expectedTotal: 1000 }
      const { id } = await buyUntilAcknowledged(shop.url, purchase, tally)
      const response = await new Visitor(shop.url, tally).send(
        'POST',
        '/graphql',
        slipForm(id, file),
        { 'apollo-require-preflight': '1' },
      )
      const { code, data } = readResult(response.status, response.text)
      const payload = data?.['confirmPayment'] as { message: string | null } | undefined
      const isAccepted = Boolean(payload?.message)
      if (code !== codes[file.expected] || isAccepted !== (file.expected === 'accepted'))
        wrong.push(`${file.what}: ${response.text.slice(0, 200)}`)
    }
    const experience = await others.stop()
    const accepted = files.filter(({ expected }) => expected === 'accepted').length
    const stray = (await readdir(shop.data)).filter((name) => !before.includes(name))
    const stored = await shop.inspect(({ database }) => database.$count(slips))
    const unexpected = stray.filter((name) => name !== 'slips' && name !== 'outbox')
    yield {
      what: 'Hostile files and valid ones at the limits are sent as payment slips',
      count: `${files.length} files`,
      outcome: `${accepted} accepted, ${files.length - accepted} rejected, ${wrong.length} wrongly; ${stored} stored; other visitors: ${failedOf(experience)} of ${experience.count} failed`,
      p99: experience.p99,
      failures: failuresOf([
        [wrong.length === 0, wrong.join('\n  ')],
        [stored === accepted, `${stored} slips are stored, ${accepted} were accepted`],
        [unexpected.length === 0, `files appeared in ${shop.data}: ${unexpected.join(', ')}`],
        [failedOf(experience) === 0, `other visitors failed: ${JSON.stringify(experience.failed)}`],
        tally.claim(),
      ]),
    }
  },
}

/** A GraphQL multipart request that confirms the transfer for an order. */
function slipForm(order: string, file: HostileFile): FormData {
  const form = new FormData()
  const input = {
    name: 'Ploy Saetang',
    phoneNumber: address.phone,
    order,
    transferAmount: '1000',
    bank: 'Kasikornbank',
    slip: null,
  }
  const extensions = { persistedQuery: { version: 1, sha256Hash: ConfirmPaymentDocument.hash } }
  form.set('operations', JSON.stringify({ variables: { input }, extensions }))
  form.set('map', JSON.stringify({ 0: ['variables.input.slip'] }))
  const { bytes, name = 'slip.jpg', type = 'image/jpeg' } = file
  form.set('0', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}
