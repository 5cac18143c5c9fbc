import type { FormEvent } from 'react'
import type { PriceEdit, StaffProduct } from '#contract/staff/catalogue.ts'
import { textOf } from '../shell/Dialog.tsx'
import { Table } from '../shell/Table.tsx'
import { useAction } from '../shell/useAction.ts'

/** The prices and sales of a product's variations. */
export function Prices({ product: { code, version, variations } }: { product: StaffProduct }) {
  const act = useAction()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const prices = variations.map(({ sku }) => priceOf(form, sku))
    // A notice, which stays when another person's prices replace this form.
    return act('setPrices', { code, seen: version, prices })
  }
  return (
    <section>
      <h2>Prices</h2>
      <form onSubmit={save}>
        <Table
          label="Prices"
          head={['Variation', 'Price in baht', 'Sale price', 'Sale begins', 'Sale ends', 'Now']}
        >
          {variations.map(({ sku, choices, regularPrice, salePrice, from, to, now }) => (
            <tr key={sku}>
              <td>
                {choices || sku}
                <small>{sku}</small>
              </td>
              <td>
                <input
                  type="number"
                  name={`${sku} regularPrice`}
                  aria-label={`Price of ${sku}`}
                  min={1}
                  defaultValue={regularPrice}
                  required
                />
              </td>
              <td>
                <input
                  type="number"
                  name={`${sku} salePrice`}
                  aria-label={`Sale price of ${sku}`}
                  min={1}
                  defaultValue={salePrice ?? ''}
                />
              </td>
              <td>
                <Moment name={`${sku} from`} label={`Sale of ${sku} begins`} instant={from} />
              </td>
              <td>
                <Moment name={`${sku} to`} label={`Sale of ${sku} ends`} instant={to} />
              </td>
              <td className="number">฿{now.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </Table>
        <p>Times are of Bangkok. Without them a sale begins now and does not end.</p>
        <div className="buttons">
          <button type="submit" className="primary">
            Save prices
          </button>
          {variations.length > 1 && (
            <button
              type="button"
              onClick={({ currentTarget: { form } }) =>
                form &&
                copyFirst(
                  form,
                  variations.map(({ sku }) => sku),
                )
              }
            >
              Copy the first row to all
            </button>
          )}
        </div>
      </form>
    </section>
  )
}

const Moment = ({
  name,
  label,
  instant,
}: {
  name: string
  label: string
  instant: string | null
}) => (
  <input
    type="datetime-local"
    name={name}
    aria-label={label}
    defaultValue={instant?.replace(' ', 'T').slice(0, 16) ?? ''}
  />
)

const fields = ['regularPrice', 'salePrice', 'from', 'to']

/** Types what the first row has into the others. */
function copyFirst({ elements }: HTMLFormElement, [first = '', ...others]: string[]) {
  const input = (sku: string, field: string) => elements.namedItem(`${sku} ${field}`)
  for (const field of fields) {
    const source = input(first, field)
    for (const target of others.map((sku) => input(sku, field)))
      if (source instanceof HTMLInputElement && target instanceof HTMLInputElement)
        target.value = source.value
  }
}

function priceOf(form: FormData, sku: string): PriceEdit {
  const number = (name: string) => Number(textOf(form, `${sku} ${name}`)) || null
  const instant = (name: string) => {
    const text = textOf(form, `${sku} ${name}`)
    return text ? `${text.replace('T', ' ').slice(0, 16)}:00` : null
  }
  return {
    sku,
    regularPrice: number('regularPrice') ?? 0,
    salePrice: number('salePrice'),
    from: instant('from'),
    to: instant('to'),
  }
}
