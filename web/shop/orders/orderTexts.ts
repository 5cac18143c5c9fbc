import { taxInvoiceCopy } from '#web/generated/messages/taxInvoiceCopy.ts'

/** An item of an order with its quantity and choices, such as `2 × Silk slip dress, Ink, M`. */
export const itemText = (quantity: number, name: string, choices: readonly string[]) =>
  [`${quantity} × ${name}`, ...choices].join(', ')

/** The buyer's tax id with the branch: `Tax ID 0105561234567 (Head office)`. */
export function taxIdText(taxId: string, branch?: string | null): string {
  if (!branch) return taxInvoiceCopy.number({ taxId })
  if (branch === '00000') return taxInvoiceCopy.numberOfHeadOffice({ taxId })
  return taxInvoiceCopy.numberOfBranch({ taxId, branch })
}
