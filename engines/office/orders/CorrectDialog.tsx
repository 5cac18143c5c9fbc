import { SimpleGrid } from '@mantine/core'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { AddressFields, readAddress, writeAddress } from './AddressFields.tsx'

/** The button and form that correct the addresses of an order. */
export function CorrectDialog({ order }: { order: StaffOrder }) {
  const write = (part: 'shipping' | 'billing', typed: Record<string, string>) => ({
    ...Object.fromEntries(Object.entries(order[part]).filter(([, value]) => value != null)),
    ...writeAddress(part, typed),
  })
  return (
    <FormDialog
      label="Correct address, phone or email"
      title={`Correct order ${order.order}`}
      submitLabel="Save"
      isWide
      version={order.version}
      initialValues={{
        shipping: readAddress('shipping', order.shipping),
        billing: readAddress('billing', order.billing),
        note: '',
        isConfirmed: false,
      }}
      onSubmit={({ note, isConfirmed, ...typed }, seen) =>
        act(
          'correct',
          {
            ...{ id: order.order, seen, note, isConfirmed },
            shipping: write('shipping', typed.shipping),
            billing: write('billing', typed.billing),
          },
          false,
        )
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <AddressFields part="shipping" legend="Delivery" />
        <AddressFields part="billing" legend="Billing" />
      </SimpleGrid>
      <CheckField
        name="isConfirmed"
        label="Save all the same if district and postcode do not belong together; the history says so"
      />
      <TextField name="note" label="Why, for the history" maxLength={300} required />
      <p>The tax invoice keeps the address with which it was issued.</p>
    </FormDialog>
  )
}
