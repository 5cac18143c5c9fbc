import { ContractViolationError } from '@vitrine/contract/contractViolation.ts'
import * as contract from '@vitrine/contract/orders.ts'
import type * as schema from '../generated/resolvers.ts'
import { bangkokTime, optionalTime } from '../scalars/textScalars.ts'
import { optionalMoney, toMoney } from './common.ts'
import { responseParser } from './responseParser.ts'

const paymentStatuses = new Set<string>(['RECEIVED', 'UNUSABLE', 'PENDING', 'DONE', 'FAILED'])

function toPaymentEntry({ kind, status, date, amount, ...entry }: contract.PaymentEntry) {
  const time = bangkokTime(date)
  if (!time)
    throw new ContractViolationError({ field: 'data.date', problem: 'not a valid date and time' })
  const name = status.toUpperCase()
  return {
    ...entry,
    amount: toMoney(amount),
    isRefund: kind === 'refund',
    status: (paymentStatuses.has(name) ? name : 'UNKNOWN') as schema.PaymentEntryStatus,
    date: time,
  }
}

/** GET /payments as the schema's payments. */
export const PaymentEntries = responseParser(contract.PaymentEntries, ({ data }) =>
  data.map(toPaymentEntry),
)

/** GET /coupons as the schema's coupons. */
export const CustomerCoupons = responseParser(contract.CustomerCoupons, ({ data }) =>
  data.map(({ status, ...coupon }) => ({
    ...coupon,
    isAvailable: status === 'available',
    minimum: optionalMoney(coupon.minimum),
    expiresDate: optionalTime(coupon.expiresDate),
    discount: optionalMoney(coupon.discount),
    usedDate: optionalTime(coupon.usedDate),
  })),
)
