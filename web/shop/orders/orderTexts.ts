import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { taxInvoiceCopy } from '#web/generated/messages/taxInvoiceCopy.ts'
import { shortDay } from '#web/lib/time.ts'

/** An item of an order with its quantity and choices, such as `2 × Silk slip dress, Ink, M`. */
export const itemText = (quantity: number, name: string, choices: readonly string[]) =>
  [`${quantity} × ${name}`, ...choices].join(', ')

/** The buyer's tax id with the branch: `Tax ID 0105561234567 (Head office)`. */
export function taxIdText(taxId: string, branch?: string | null): string {
  if (!branch) return taxInvoiceCopy.number({ taxId })
  if (branch === '00000') return taxInvoiceCopy.numberOfHeadOffice({ taxId })
  return taxInvoiceCopy.numberOfBranch({ taxId, branch })
}

/** The first and the last day on which something arrives, as YYYY-MM-DD in Bangkok. */
interface Arrival {
  arrivesFrom: string | null
  arrivesOn: string | null
}

/**
 * Returns the dates of an arrival as the product page writes them: `Arrives Tue, Dec 1 – Thu, Dec 3`; empty if they are
 * not known.
 */
export function arrivalText({ arrivesFrom, arrivesOn }: Arrival): string {
  if (!arrivesOn) return ''
  const [from, to] = [arrivesFrom ?? arrivesOn, arrivesOn].map((day) =>
    shortDay(Date.parse(`${day}T12:00:00+07:00`)),
  )
  return from === to || !from
    ? orderCopy.arrivesOnDay({ day: to ?? '' })
    : orderCopy.arrivesBetween({ from, to: to ?? '' })
}
