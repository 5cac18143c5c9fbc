import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { findOrder, orderNotFound } from '#cms/orders/order/requireOrder.ts'
import { staffCopy } from '#contract/copy/orders.ts'
import { ContractProblem } from '#contract/problem.ts'
import { slips } from '#database/schema/orders.ts'
import type { Operation } from '../core/context.ts'

export const SlipInput = z.object({ id: z.string(), isLink: z.boolean() })

/** The newest slip of an order: its content in base64, or a link to it. */
export type SlipResult = { file: string; content: string } | { link: string }

/** Seconds for which a link to a slip is valid. */
const linkSeconds = 300

/** Reads the newest slip of an order from its storage. Throws not_found, and conflict when there are no links. */
export const readSlip: Operation<z.infer<typeof SlipInput>, SlipResult> = async (
  { database, slipStorage },
  { id, isLink },
) => {
  const order = await findOrder({ database }, id)
  if (!order) throw orderNotFound()
  const [slip] = await database
    .select({ file: slips.file })
    .from(slips)
    .where(eq(slips.orderId, order.id))
    .orderBy(desc(slips.id))
    .limit(1)
  if (!slip) throw new ContractProblem('not_found', staffCopy.noSlip)
  if (isLink) {
    const link = await slipStorage.link(slip.file, linkSeconds)
    if (link === null) throw new ContractProblem('conflict', staffCopy.slipWithoutLink)
    return { link }
  }
  const bytes = await slipStorage.read(slip.file)
  if (!bytes) throw new ContractProblem('not_found', staffCopy.slipMissing(slip.file))
  return { file: slip.file, content: bytes.toString('base64') }
}
