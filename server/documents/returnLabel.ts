import { returnCopy } from '#contract/copy/returns.ts'
import type { Company } from '#server/company.ts'

/** The lines of the label for the parcel of a return: what it is, and where to send it. */
export function returnLabel(
  { id, orderId }: { id: number; orderId: number },
  { name, address }: Pick<Company, 'name' | 'address'>,
): string[] {
  return [returnCopy.label(id, orderId), name, address]
}
