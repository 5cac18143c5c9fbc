import { z } from 'zod'
import type { ReturnedMoney } from './paymentProvider.ts'

const Refund = z.object({
  id: z.string().min(1).max(100),
  charge: z.string().max(100),
  amount: z.number().int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
const Dispute = z.object({
  id: z.string().min(1).max(100),
  charge: z.string().max(100),
  amount: z.number().int(),
  status: z.string(),
})
const list = <Item extends z.ZodType>(item: Item) =>
  z.object({ object: z.literal('list'), data: z.array(item) })

/** Items of one response of Omise. */
const pageSize = 100

/** All items of a list at Omise since a time. */
export async function listAtOmise<Item extends z.ZodType>(
  call: (path: string) => Promise<unknown>,
  path: string,
  item: Item,
  from: Date,
): Promise<z.output<Item>[]> {
  const items: z.output<Item>[] = []
  for (let offset = 0; ; offset += pageSize) {
    const query = new URLSearchParams({
      from: from.toISOString(),
      limit: String(pageSize),
      offset: String(offset),
    })
    const { data } = list(item).parse(await call(`${path}?${query}`))
    items.push(...data)
    if (data.length < pageSize) return items
  }
}

/** The money that left by refunds and lost disputes since a time, where a refund without a status is done. */
export async function returnedAtOmise(
  call: (path: string) => Promise<unknown>,
  from: Date,
): Promise<ReturnedMoney[]> {
  const refunds = await listAtOmise(call, '/refunds', Refund, from)
  const disputes = await listAtOmise(call, '/disputes', Dispute, from)
  return [
    ...refunds
      .filter(({ status }) => status !== 'failed' && status !== 'pending')
      .map(({ id: reference, charge, amount, metadata }) => ({
        ...{ kind: 'refund' as const, reference, charge, amount },
        key: typeof metadata?.['refund'] === 'string' ? metadata['refund'] : null,
      })),
    ...disputes
      .filter(({ status }) => status === 'lost')
      .map(({ id: reference, charge, amount }) => ({
        ...{ kind: 'dispute' as const, reference, charge, amount, key: null },
      })),
  ]
}
