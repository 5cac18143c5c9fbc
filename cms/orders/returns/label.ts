import type { Company } from '#cms/company.ts'
import { returnCopy } from './copy.ts'

/** The lines of the label for the parcel of a return: what it is, and where to send it. */
export function returnLabel(
  { id, orderId }: { id: number; orderId: number },
  { name, address }: Pick<Company, 'name' | 'address'>,
): string[] {
  return [returnCopy.label(id, orderId), name, address]
}
