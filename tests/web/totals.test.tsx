import { Totals } from '@vitrine/web/shop/cart/Totals.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'
import { markupText } from './markup.ts'

const totals = {
  taxLines: [],
  totalDiscount: baht(0),
  totalFees: baht(150),
  totalItems: baht(1000),
  totalPrice: baht(1150),
  totalSaving: baht(0),
  totalShipping: baht(0),
  totalTax: baht(0),
}
const render = (fees: Parameters<typeof Totals>[0]['fees']) =>
  markupText(renderToString(<Totals totals={totals} fees={fees} isBusy={false} />))

test('each fee is a row with its name', () => {
  covers('cart.totals.fees')

  const fees = [
    { id: 'wrap', name: 'Gift wrapping', total: baht(100) },
    { id: 'card', name: 'Greeting card', total: baht(50) },
  ]
  const text = render(fees)
  expect(text).toMatch(/Gift wrapping\s*฿100/)
  expect(text).toMatch(/Greeting card\s*฿50/)
  expect(text).not.toContain('Fees')
})
