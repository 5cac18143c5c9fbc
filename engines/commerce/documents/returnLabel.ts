import type { Language } from '@vitrine/contract/common.ts'
import type { Company } from '#commerce/company.ts'
import type { EmailRow } from '#commerce/email/emailContent.ts'
import { orderEmailLabels } from '#commerce/generated/messages/orderEmailLabels.ts'

interface Return {
  id: number
  order: { id: number; language: Language }
}

type Receiver = Pick<Company, 'name' | 'address'>

/** The lines of the label for the parcel of a return: what it is, and where to send it. */
export const returnLabel = ({ id, order }: Return, { name, address }: Receiver): string[] => [
  orderEmailLabels[order.language].returnLabel({ number: id, order: order.id }),
  name,
  address,
]

/** The rows of an email about a return: its number, the message of staff and, once it is approved, the label. */
export function returnRows(
  { id, order, status, note }: Return & { status: string; note?: string | null | undefined },
  company: Receiver,
): EmailRow[] {
  const labels = orderEmailLabels[order.language]
  const label = returnLabel({ id, order }, company)
  return [
    [labels.returnNumber, String(id)],
    ...(note ? [[labels.returnNote, note] as const] : []),
    ...(status === 'approved' ? [[labels.returnTo, label.join(', ')] as const] : []),
  ]
}
