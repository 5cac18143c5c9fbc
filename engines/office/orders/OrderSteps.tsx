import { Button } from '@mantine/core'
import type { OrderRow } from '@vitrine/commerce/staff/orders.ts'
import { useState } from 'react'
import { TabLink } from '../shell/Page.tsx'
import { actOnAll } from '../shell/selection.tsx'

export const orderOf = ({ order }: OrderRow) => order

/** The steps for several orders: their packing slips, and packing. */
export function OrderSteps({ chosen }: { chosen: readonly OrderRow[] }) {
  const [isPending, setPending] = useState(false)
  const pack = async () => {
    setPending(true)
    await actOnAll(
      chosen,
      ({ order, version }) => ['act', { id: order, seen: version, action: 'pack' }],
      ({ order }) => `Order ${order}`,
    )
    setPending(false)
  }
  return (
    <>
      <TabLink href={`/staff/packing-slips?orders=${chosen.map(orderOf).join(',')}`}>
        Packing slips
      </TabLink>
      <Button size="xs" onClick={pack} disabled={isPending}>
        Pack
      </Button>
    </>
  )
}
