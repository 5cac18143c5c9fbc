import { Button, NativeSelect, Select, SimpleGrid } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import type { PhoneOrderQuote } from '@vitrine/commerce/staff/phoneOrders.ts'
import { useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { newKey } from '../shell/act.ts'
import { call, errorMessages } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import {
  CheckField,
  Form,
  Problems,
  SelectField,
  TextAreaField,
  TextField,
} from '../shell/Form.tsx'
import { navigate } from '../shell/location.ts'
import { notify } from '../shell/Notices.tsx'
import { PageTitle, Section } from '../shell/Page.tsx'
import { queries } from '../shell/queries.ts'
import { useOperation } from '../shell/useOperation.ts'
import { AddressFields, emptyAddress, writeAddress } from './AddressFields.tsx'

/** Variations that a search offers at a time. */
const offeredCount = 20

interface Line {
  row: StockRow
  quantity: number
}

interface Values {
  lines: Line[]
  coupon: string
  shippingMethod: string
  paymentMethod: string
  store: string
  isElsewhere: boolean
  isConfirmed: boolean
  billing: Record<string, string>
  shipping: Record<string, string>
  note: string
  language: string
}

const initialValues: Values = {
  lines: [],
  coupon: '',
  shippingMethod: 'standard',
  paymentMethod: 'bacs',
  store: '',
  isElsewhere: false,
  isConfirmed: false,
  billing: emptyAddress('billing'),
  shipping: emptyAddress('shipping'),
  note: '',
  language: 'th',
}

const chosen = ({ lines, coupon, shippingMethod }: Values) => ({
  lines: lines.map(({ row: { sku }, quantity }) => ({ sku, quantity })),
  coupon: coupon.trim() || undefined,
  shippingMethod,
})

/** The request for the total of an order. */
const quoteQuery = (values: Values) => ({
  queryKey: ['quoteOrder', chosen(values)],
  queryFn: (): Promise<PhoneOrderQuote> => call('quoteOrder', chosen(values)),
})

const useQuote = (values: Values) =>
  useQuery<PhoneOrderQuote>({
    ...quoteQuery(values),
    enabled: values.lines.length > 0,
    placeholderData: keepPreviousData,
  })

/** An order that a member of staff places for a shopper who calls. */
export function NewOrderPage() {
  const key = useRef(newKey())
  const place = async (values: Values) => {
    if (values.lines.length === 0) throw new Error('Add the items first.')
    const quote = queries.getQueryData<PhoneOrderQuote>(quoteQuery(values).queryKey)
    if (!quote) {
      // The request for the total has failed: this one shows its error, or a total to confirm.
      await queries.fetchQuery(quoteQuery(values))
      throw new Error('The total is shown now: check it, then place the order.')
    }
    const isCollected = values.shippingMethod === 'pick-up'
    const billing = {
      ...writeAddress('billing', values.billing),
      isAreaConfirmed: values.isConfirmed,
    }
    const shipping = values.isElsewhere
      ? { ...writeAddress('shipping', values.shipping), isAreaConfirmed: values.isConfirmed }
      : { ...billing, email: null, taxId: null, taxBranch: null }
    const { order } = await call('placeOrder', {
      ...chosen(values),
      ...{ key: key.current, billing, shipping, paymentMethod: values.paymentMethod },
      ...(isCollected && { store: values.store || null }),
      ...{ note: values.note.trim() || null, language: values.language },
      expectedTotal: quote.total,
    })
    await queries.invalidateQueries()
    notify('success', `Order ${order} is placed. The shopper gets an email.`)
    navigate(`/orders/${order}`, { isSaved: true })
  }
  return (
    <>
      <PageTitle>New order</PageTitle>
      <Form<Values>
        initialValues={initialValues}
        onSubmit={place}
        buttons={(isPending) => (
          <div className="actions">
            <PlaceButton isPending={isPending} />
          </div>
        )}
      >
        <Items />
        <Ways />
        <Section title="Customer">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <AddressFields part="billing" legend="Billing" />
            <div className="form">
              <CheckField name="isElsewhere" label="Deliver to another address" />
              <Elsewhere />
              <CheckField
                name="isConfirmed"
                label="Place all the same if district and postcode do not belong together"
              />
              <SelectField
                name="language"
                label="Language of emails and papers"
                data={[
                  { value: 'th', label: 'Thai' },
                  { value: 'en', label: 'English' },
                ]}
              />
              <TextAreaField name="note" label="Note of the shopper" maxLength={1000} />
            </div>
          </SimpleGrid>
        </Section>
      </Form>
    </>
  )
}

/** The button that places the order, disabled until the total of the chosen items is known. */
function PlaceButton({ isPending }: { isPending: boolean }) {
  const { isLoading, isPlaceholderData } = useQuote(useValues())
  return (
    <Button type="submit" variant="filled" disabled={isPending || isLoading || isPlaceholderData}>
      Place the order
    </Button>
  )
}

const useValues = () => useFormState<Values>({ subscription: { values: true } }).values

const Elsewhere = () =>
  useValues().isElsewhere ? <AddressFields part="shipping" legend="Delivery" /> : null

/** The variations of the order with their pieces, and a field that finds more. */
function Items() {
  const form = useForm<Values>()
  const { lines } = useValues()
  const [search, setSearch] = useState('')
  const { data } = useOperation(
    'stock',
    { search: search.slice(0, 100), limit: offeredCount },
    { placeholderData: keepPreviousData },
  )
  const offered = data?.rows.filter(({ isHidden }) => !isHidden) ?? []
  const set = (next: Line[]) => form.change('lines', next)
  const add = (row: StockRow) =>
    set(
      lines.some((line) => line.row.sku === row.sku)
        ? lines.map((line) =>
            line.row.sku === row.sku ? { ...line, quantity: line.quantity + 1 } : line,
          )
        : [...lines, { row, quantity: 1 }],
    )
  return (
    <Section title="Items">
      <Select
        label="Add an item"
        placeholder="SKU, name, colour, size"
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        // The CMS has found them already, also by words that their names do not have.
        filter={({ options }) => options}
        nothingFoundMessage="No item matches."
        value={null}
        onChange={(sku) => {
          const row = offered.find((other) => other.sku === sku)
          if (row) add(row)
          setSearch('')
        }}
        data={offered.map(({ sku, product, choices, stock }) => ({
          value: sku,
          label: `${[product, choices, sku].filter(Boolean).join(', ')} – ${stock} in stock`,
          disabled: stock === 0,
        }))}
        mb="md"
      />
      <DataTable
        label="Items of the order"
        rows={lines}
        keyOf={({ row }) => row.sku}
        columns={[
          { title: 'Item', cell: ({ row }) => <Item row={row} /> },
          {
            title: 'Pieces',
            cell: ({ row, quantity }) => (
              <NativeSelect
                aria-label={`Pieces of ${row.sku}`}
                value={String(quantity)}
                data={Array.from({ length: 20 }, (_, index) => String(index + 1))}
                onChange={({ target }) =>
                  set(
                    lines.map((line) =>
                      line.row.sku === row.sku ? { ...line, quantity: Number(target.value) } : line,
                    ),
                  )
                }
              />
            ),
          },
          {
            title: '',
            cell: ({ row }) => (
              <Button
                size="xs"
                onClick={() => set(lines.filter((line) => line.row.sku !== row.sku))}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
    </Section>
  )
}

const Item = ({ row: { product, choices, sku } }: { row: StockRow }) => (
  <>
    {product}
    <small>{choices}</small>
    <small>{sku}</small>
  </>
)

const baht = (amount: number) => `฿${amount.toLocaleString('en-US')}`

/** Delivery, payment and coupon, and what the order costs with them. */
function Ways() {
  const values = useValues()
  const { data: quote, error, isPlaceholderData } = useQuote(values)
  const options = (list: readonly { id: string; title: string }[] = []) =>
    list.map(({ id, title }) => ({ value: id, label: title }))
  if (values.lines.length === 0) return <p className="empty">Add the items first.</p>
  return (
    <Section title="Delivery and payment">
      <Problems list={error ? errorMessages(error) : []} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField
          name="shippingMethod"
          label="Delivery"
          data={options(quote?.shippingMethods)}
        />
        <SelectField name="paymentMethod" label="Payment" data={options(quote?.paymentMethods)} />
        {values.shippingMethod === 'pick-up' && (
          <SelectField
            name="store"
            label="Store"
            data={(quote?.stores ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
        <TextField name="coupon" label="Coupon" maxLength={64} autoComplete="off" />
      </SimpleGrid>
      {quote && (
        <dl className="sums" aria-busy={isPlaceholderData}>
          <dt>Items</dt>
          <dd>{baht(quote.itemsTotal)}</dd>
          {quote.discount > 0 && (
            <>
              <dt>Discount {quote.coupons.join(', ')}</dt>
              <dd>{baht(-quote.discount)}</dd>
            </>
          )}
          <dt>Delivery</dt>
          <dd>{baht(quote.shipping)}</dd>
          <dt>Total</dt>
          <dd>
            <strong>{baht(quote.total)}</strong>
          </dd>
        </dl>
      )}
    </Section>
  )
}
