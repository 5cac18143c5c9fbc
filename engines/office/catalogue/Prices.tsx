import { Button } from '@mantine/core'
import type { PriceEdit, StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import type { FormApi } from 'final-form'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { Form, TextField } from '../shell/Form.tsx'
import { Section } from '../shell/Page.tsx'

interface Typed {
  regularPrice: string
  salePrice: string
  from: string
  to: string
}

/** The prices and sales of a product's variations. */
export const Prices = ({ product: { code, version, variations } }: { product: StaffProduct }) => (
  <Section title="Prices">
    <Form
      initialValues={{
        prices: variations.map(
          ({ regularPrice, salePrice, from, to }): Typed => ({
            regularPrice: `${regularPrice}`,
            salePrice: `${salePrice ?? ''}`,
            from: typedTime(from),
            to: typedTime(to),
          }),
        ),
      }}
      // A notice, which stays when another person's prices replace this form.
      onSubmit={({ prices }) => {
        const edits = prices.map((typed, index) => priceOf(variations[index]?.sku ?? '', typed))
        return act('setPrices', { code, seen: version, prices: edits })
      }}
      buttons={() => null}
    >
      {(form) => (
        <>
          <DataTable
            label="Prices"
            rows={variations.map((variation, index) => ({ ...variation, index }))}
            keyOf={({ sku }) => sku}
            columns={[
              {
                title: 'Variation',
                cell: ({ sku, choices }) => (
                  <>
                    {choices || sku}
                    <small>{sku}</small>
                  </>
                ),
              },
              ...fields.map(({ field, title, label, ...props }) => ({
                title,
                cell: ({ sku, index }: { sku: string; index: number }) => (
                  <TextField {...props} name={`prices.${index}.${field}`} aria-label={label(sku)} />
                ),
              })),
              {
                title: 'Now',
                cell: ({ now }) => `฿${now.toLocaleString('en-US')}`,
                isNumber: true,
              },
            ]}
          />
          <p>Times are of Bangkok. Without them a sale begins now and does not end.</p>
          <div className="actions">
            <Button type="submit" variant="filled">
              Save prices
            </Button>
            {variations.length > 1 && (
              <Button onClick={() => copyFirst(form, variations.length)}>
                Copy the first row to all
              </Button>
            )}
          </div>
        </>
      )}
    </Form>
  </Section>
)

const price = { type: 'number', min: 1 }
const time = { type: 'datetime-local' }
const fields = [
  {
    ...{ field: 'regularPrice', title: 'Price in baht', required: true, ...price },
    label: (sku: string) => `Price of ${sku}`,
  },
  {
    field: 'salePrice',
    title: 'Sale price',
    ...price,
    label: (sku: string) => `Sale price of ${sku}`,
  },
  { field: 'from', title: 'Sale begins', ...time, label: (sku: string) => `Sale of ${sku} begins` },
  { field: 'to', title: 'Sale ends', ...time, label: (sku: string) => `Sale of ${sku} ends` },
]

/** Types what the first row has into the others. */
const copyFirst = (form: FormApi<{ prices: Typed[] }>, rows: number) =>
  form.batch(() => {
    const [first] = form.getState().values.prices
    for (let row = 1; row < rows; row += 1) form.change(`prices.${row}` as 'prices', first as never)
  })

/** An instant as a control of times has it. */
const typedTime = (instant: string | null) => instant?.replace(' ', 'T').slice(0, 16) ?? ''

function priceOf(sku: string, { regularPrice, salePrice, from, to }: Typed): PriceEdit {
  const instant = (text: string) => (text ? `${text.replace('T', ' ').slice(0, 16)}:00` : null)
  return {
    sku,
    regularPrice: Number(regularPrice) || 0,
    salePrice: Number(salePrice) || null,
    from: instant(from),
    to: instant(to),
  }
}
