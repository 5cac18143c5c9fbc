import { Button } from '@mantine/core'
import type { OrderRow } from '@vitrine/commerce/staff/orders.ts'
import { useState } from 'react'
import { TabLink } from '../shell/Page.tsx'
import { actOnAll } from '../shell/selection.tsx'

/** The number of an order, by which a list knows it. */
export const orderNumber = ({ order }: OrderRow) => order

/** The steps for several orders: their packing slips, and packing. */
export function OrderSteps({ chosen }: { chosen: readonly OrderRow[] }) {
  const [isPending, setPending] = useState(false)
  const pack = async () => {
    setPending(true)
    await actOnAll(
      chosen,
      ({ order, version }) => ['act', { id: order, seen: version, action: 'pack' }],
      (row) => `Order ${orderNumber(row)}`,
    )
    setPending(false)
  }
  return (
    <>
      <TabLink href={`/staff/packing-slips?orders=${chosen.map(orderNumber).join(',')}`}>
        Packing slips
      </TabLink>
      <Button size="xs" onClick={pack} disabled={isPending}>
        Pack
      </Button>
    </>
  )
}
