import type { OrderReturn } from '../orders/orderReturn'
import type { OpenRefund } from '../refunds/sentRefund'

/** The view of an order for staff beside Medusa's own part, with amounts in baht. */
export interface Desk {
  order: {
    number: number
    paymentMethod: string
    paymentDeadline: string
    /** Sent as `seen` with the next step. */
    version: string
  } | null
  /** Entered by the shopper, without a field in Medusa: the note, the sub-district, the tax id. */
  entered: { name: string; value: string }[]
  slips: {
    id: string
    status: string
    name: string
    phoneNumber: string
    bank: string
    amount: number
    sentAt: string
    /** Numbers of other orders for which the same image was sent. */
    alsoSentFor: number[]
  }[]
  /** The charges that the payment provider has created. */
  charges: { reference: string; status: string; amount: number }[]
  returns: OrderReturn[]
  /** The actions of staff, oldest first. */
  staff: StaffAction[]
}

/** An action of a member of staff, with the amount in baht. */
export interface StaffAction {
  at: string
  action: string
  amount: number | null
  /** The name of the member, or the email address. */
  by: string
}

/** A slip that awaits its check, with amounts in baht. */
export interface WaitingSlip {
  id: string
  orderId: string
  number: number
  amount: number
  total: number
  at: string
  /** Numbers of other orders for which the same image was sent. */
  usedFor: number[]
}

/** A return that waits for staff. */
export interface WaitingReturn {
  id: string
  orderId: string
  number: number
  /** The time since which it waits. */
  at: string
  /** Whether it is to be refunded, or still awaits the decision of staff. */
  isArrived: boolean
}

/** Pending work of staff, oldest first. */
export interface StaffWork {
  slips: WaitingSlip[]
  returns: WaitingReturn[]
  refunds: OpenRefund[]
}
