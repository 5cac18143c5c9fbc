import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { act } from '../shell/act.ts'
import { errorFields, errorMessages } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { Problems } from '../shell/Form.tsx'
import { notify } from '../shell/Notices.tsx'
import { numberOrText } from '../shell/numbers.ts'
import { changedByOther, Section } from '../shell/Page.tsx'
import { typedInstant, typedTime } from '../shell/times.ts'
import { useDrafts } from '../shell/useDrafts.ts'

interface Typed {
  regularPrice: string
  salePrice: string
  from: string
  to: string
}

type Variation = StaffProduct['variations'][number]

/** The prices and sales of a product's variations. */
export function Prices({ product: { code, version, variations } }: { product: StaffProduct }) {
  const present = useMemo(
    () => Object.fromEntries(variations.map((variation) => [variation.sku, typedOf(variation)])),
    [variations],
  )
  const { changed, isOutdated, valueAt, change, discard, settle } = useDrafts(present)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const isAnyOutdated = variations.some(({ sku }) => isOutdated(sku))

  const type = ({ sku }: Variation, changes: Partial<Typed>) => {
    setProblems({})
    change(sku, { ...valueAt(sku), ...changes }, present[sku] ?? valueAt(sku))
  }
  const copyFirst = ([first, ...others]: readonly Variation[]) => {
    for (const variation of others) if (first) type(variation, valueAt(first.sku))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const prices = changed.map(([sku, { value }]) => priceOf(sku, value))
    try {
      await act('setPrices', { code, seen: version, prices }, false)
      settle(changed)
    } catch (error) {
      notify('error', errorMessages(error).join(' '))
      const named = Object.entries(errorFields(error)).map(([path, message]) => {
        const [, row, field] = path.split('.')
        return [`${changed[Number(row)]?.[0]} ${field}`, message]
      })
      setProblems(Object.fromEntries(named))
    }
  }
  return (
    <Section title="Prices">
      <form className="form" onSubmit={save}>
        <DataTable
          label="Prices"
          rows={variations}
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
            ...fields.map(({ field, title, label, props }) => ({
              title,
              cell: (variation: Variation) => {
                const { sku } = variation
                const theirs = present[sku]?.[field]
                const isOther = isOutdated(sku) && theirs !== valueAt(sku)[field]
                return (
                  <TextInput
                    {...props}
                    aria-label={label(sku)}
                    value={valueAt(sku)[field]}
                    error={problems[`${sku} ${field}`]}
                    description={isOther ? `Theirs: ${theirs || 'empty'}` : undefined}
                    inputWrapperOrder={['input', 'description', 'error']}
                    onChange={({ target }) => type(variation, { [field]: target.value })}
                  />
                )
              },
            })),
            {
              title: 'Now',
              cell: ({ now }) => `฿${now.toLocaleString('en-US')}`,
              isNumber: true,
            },
          ]}
        />
        <p>Times are of Bangkok. Without them a sale begins now and does not end.</p>
        <Problems list={isAnyOutdated ? [changedByOther('prices')] : []} />
        <div className="actions">
          <Button type="submit" variant="filled" disabled={changed.length === 0}>
            {isAnyOutdated ? 'Save mine over theirs' : 'Save prices'}
          </Button>
          {changed.length > 0 && (
            <Button onClick={discard}>{isAnyOutdated ? 'Take theirs' : 'Undo'}</Button>
          )}
          {variations.length > 1 && (
            <Button onClick={() => copyFirst(variations)}>Copy the first row to all</Button>
          )}
        </div>
      </form>
    </Section>
  )
}

const price = { inputMode: 'numeric' } as const
const time = { type: 'datetime-local' }

interface Column {
  field: keyof Typed
  title: string
  label: (sku: string) => string
  props: TextInputProps
}

const fields: Column[] = [
  {
    ...{ field: 'regularPrice', title: 'Price in baht', props: { ...price, required: true } },
    label: (sku) => `Price of ${sku}`,
  },
  {
    ...{ field: 'salePrice', title: 'Sale price', props: price },
    label: (sku) => `Sale price of ${sku}`,
  },
  {
    ...{ field: 'from', title: 'Sale begins', props: time },
    label: (sku) => `Sale of ${sku} begins`,
  },
  { ...{ field: 'to', title: 'Sale ends', props: time }, label: (sku) => `Sale of ${sku} ends` },
]

const typedOf = ({ regularPrice, salePrice, from, to }: Variation): Typed => ({
  regularPrice: `${regularPrice}`,
  salePrice: `${salePrice ?? ''}`,
  from: typedTime(from),
  to: typedTime(to),
})

function priceOf(sku: string, { regularPrice, salePrice, from, to }: Typed) {
  return {
    sku,
    regularPrice: numberOrText(regularPrice),
    salePrice: salePrice.trim() === '' ? null : numberOrText(salePrice),
    from: typedInstant(from),
    to: typedInstant(to),
  }
}
