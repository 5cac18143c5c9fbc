import { Group, SimpleGrid } from '@mantine/core'
import type { CouponRow } from '@vitrine/commerce/staff/discounts.ts'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, SelectField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { numberOrText } from '../shell/numbers.ts'
import { Count, PageTitle, Pending } from '../shell/Page.tsx'
import { Status, type Tone } from '../shell/Status.tsx'
import { typedInstant, typedTime } from '../shell/times.ts'
import { useOperation } from '../shell/useOperation.ts'
import { ProductsField } from './ProductsField.tsx'

/** The coupons of the shop: made, limited, changed and switched off. */
export function CouponsPage() {
  const reading = useOperation('coupons')
  const { data } = reading
  return (
    <>
      <PageTitle buttons={<CouponDialog label="New coupon" />}>Coupons</PageTitle>
      <Pending reading={reading} />
      {data && (
        <Count
          count={data.length}
          one="coupon"
          many="coupons"
          none="No coupons yet. Make one, and send its code to those who may use it."
        />
      )}
      <DataTable
        label="Coupons"
        rows={data ?? []}
        keyOf={({ code }) => code}
        columns={[
          {
            title: 'Code',
            cell: ({ code, description }) => (
              <>
                {code}
                <small>{description}</small>
              </>
            ),
          },
          { title: 'Discount', cell: discountText, isNumber: true },
          {
            title: 'Limits',
            cell: (row) => limitsOf(row).map((limit) => <small key={limit}>{limit}</small>),
          },
          { title: 'Used', cell: usedText, isNumber: true },
          { title: 'State', cell: ({ state }) => <Status tone={tones[state]}>{state}</Status> },
          {
            title: '',
            cell: (row) => (
              <Group gap="xs" className="row-actions">
                <CouponDialog label="Change" row={row} />
              </Group>
            ),
          },
        ]}
      />
    </>
  )
}

const tones: Record<CouponRow['state'], Tone> = {
  valid: 'done',
  planned: 'active',
  ended: 'ended',
  'used up': 'ended',
  off: 'wrong',
}

const whole = (baht: number) => `฿${baht.toLocaleString('en-US')}`

const discountText = ({ kind, amount }: CouponRow) =>
  kind === 'percent' ? `${amount}%` : whole(amount)

const usedText = ({ usedCount, usageLimit }: CouponRow) =>
  usageLimit === null ? `${usedCount}` : `${usedCount} of ${usageLimit}`

/** The limits of a coupon as texts. */
const limitsOf = (row: CouponRow): string[] => [
  ...(row.minimum > 0 ? [`from ${whole(row.minimum)}`] : []),
  ...(row.startsAt ? [`from ${row.startsAt.slice(0, 16)}`] : []),
  ...(row.expiresAt ? [`until ${row.expiresAt.slice(0, 16)}`] : []),
  ...(row.oncePerCustomer ? ['once per customer'] : []),
  ...(row.firstOrder ? ['first order'] : []),
  ...(row.products.length === 1 ? [`only ${row.products[0]}`] : []),
  ...(row.products.length > 1 ? [`only ${row.products.length} products`] : []),
  ...(row.listed ? ['listed in accounts'] : []),
]

const CouponDialog = ({ label, row }: { label: string; row?: CouponRow }) => (
  <FormDialog
    label={label}
    title={row ? `Change ${row.code}` : label}
    submitLabel="Save"
    isWide
    version={row?.version ?? null}
    button={row ? { size: 'xs' } : { variant: 'filled' }}
    initialValues={{
      code: row?.code ?? '',
      description: row?.description ?? '',
      thai: row?.thai ?? '',
      kind: row?.kind ?? 'percent',
      amount: row ? String(row.amount) : '',
      minimum: row && row.minimum > 0 ? String(row.minimum) : '',
      usageLimit: row?.usageLimit ? String(row.usageLimit) : '',
      startsAt: typedTime(row?.startsAt ?? null),
      expiresAt: typedTime(row?.expiresAt ?? null),
      products: row?.products ?? [],
      oncePerCustomer: row?.oncePerCustomer ?? false,
      firstOrder: row?.firstOrder ?? false,
      listed: row?.listed ?? false,
      isOn: !row?.isDisabled,
    }}
    onSubmit={({ isOn, startsAt, expiresAt, amount, minimum, usageLimit, ...typed }, seen) =>
      act(
        'saveCoupon',
        {
          ...typed,
          seen,
          isDisabled: !isOn,
          amount: numberOrText(amount),
          minimum: minimum === '' ? 0 : numberOrText(minimum),
          usageLimit: usageLimit === '' ? null : numberOrText(usageLimit),
          startsAt: typedInstant(startsAt),
          expiresAt: typedInstant(expiresAt),
        },
        false,
      )
    }
  >
    <TextField
      name="code"
      label="Code"
      placeholder="SUMMER-20"
      maxLength={30}
      autoCapitalize="characters"
      autoComplete="off"
      readOnly={row !== undefined}
      required
    />
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SelectField
        name="kind"
        label="Kind"
        data={[
          { value: 'percent', label: 'Percent' },
          { value: 'fixed', label: 'Baht' },
        ]}
      />
      <TextField name="amount" label="Discount, in percent or baht" inputMode="numeric" required />
      <TextField name="description" label="What shoppers read" maxLength={120} required />
      <TextField name="thai" label="The same in Thai" lang="th" maxLength={120} />
      <TextField name="minimum" label="From a value of items, in baht" inputMode="numeric" />
      <TextField
        name="usageLimit"
        label="Number of orders that may use it"
        placeholder="No limit"
        inputMode="numeric"
      />
      <TextField name="startsAt" label="Begins (Bangkok)" type="datetime-local" />
      <TextField name="expiresAt" label="Ends (Bangkok)" type="datetime-local" />
    </SimpleGrid>
    <ProductsField
      name="products"
      label="Products"
      description="Only these get the discount, and count for the value"
    />
    <div className="checks">
      <CheckField name="oncePerCustomer" label="Once per customer" />
      <CheckField name="firstOrder" label="First order only" />
      <CheckField name="listed" label="Listed in accounts" />
      <CheckField name="isOn" label="Switched on" />
    </div>
  </FormDialog>
)
