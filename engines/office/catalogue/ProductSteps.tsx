import { Button } from '@mantine/core'
import type { ProductRow } from '@vitrine/commerce/staff/catalogue.ts'
import { useState } from 'react'
import { call } from '../shell/api.ts'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { readNumber } from '../shell/numbers.ts'
import { actOnAll } from '../shell/selection.tsx'
import { typedInstant } from '../shell/times.ts'

/** The steps for several products: hidden, shown, and on sale. */
export function ProductSteps({ chosen }: { chosen: readonly ProductRow[] }) {
  const [isPending, setPending] = useState(false)
  const hide = async (isHidden: boolean) => {
    setPending(true)
    await actOnAll(
      chosen.filter((product) => product.isHidden !== isHidden),
      ({ code, version }) => ['hideProduct', { code, seen: version, isHidden }],
      ({ code }) => code,
    )
    setPending(false)
  }
  return (
    <>
      <Button size="xs" onClick={() => hide(true)} disabled={isPending}>
        Hide
      </Button>
      <Button size="xs" onClick={() => hide(false)} disabled={isPending}>
        Show in the shop
      </Button>
      <FormDialog
        label="Put on sale"
        title={`Put ${chosen.length === 1 ? '1 product' : `${chosen.length} products`} on sale`}
        submitLabel="Set the sale"
        button={{ size: 'xs' }}
        initialValues={{ percent: '', from: '', to: '' }}
        onSubmit={async ({ percent: typed, from, to }) => {
          const percent = readNumber(typed)
          if (percent === undefined || percent < 0 || percent > 90)
            throw new Error('Enter a number of percent from 0, which ends the sale, to 90.')
          const products = await Promise.all(chosen.map(({ code }) => call('product', { code })))
          await actOnAll(
            products,
            ({ code, version: seen, variations }) => [
              'setPrices',
              {
                ...{ code, seen },
                prices: variations.map(({ sku, regularPrice }) => ({
                  ...{ sku, regularPrice },
                  salePrice: percent === 0 ? null : Math.round(regularPrice * (1 - percent / 100)),
                  from: percent === 0 ? null : typedInstant(from),
                  to: percent === 0 ? null : typedInstant(to),
                })),
              },
            ],
            ({ code }) => code,
          )
        }}
      >
        <TextField
          name="percent"
          label="Percent off the regular price"
          description="0 ends a sale"
          inputMode="decimal"
          required
        />
        <TextField name="from" label="Begins (Bangkok)" type="datetime-local" />
        <TextField name="to" label="Ends (Bangkok)" type="datetime-local" />
      </FormDialog>
    </>
  )
}
