import { couponsCopy } from '#web/generated/messages/couponsCopy.ts'
import { paymentsCopy } from '#web/generated/messages/paymentsCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { pathTo } from '#web/paths.ts'
import {
  AccountPart,
  AccountSection,
  AccountSections,
} from '#web/shop/customer/profile/AccountPart.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import styles from './HistoryList.module.css'
import { type CouponsQuery, useCouponsQuery } from './history.generated.ts'

type Coupon = NonNullable<CouponsQuery['coupons']>[number]

/** The coupons that the customer can use, and those that orders have used (account.coupons.*). */
export function CouponList() {
  const { data, ...query } = useCouponsQuery({ ssr: false, fetchPolicy: 'cache-and-network' })
  return (
    <AccountPart title={couponsCopy.title} value={data?.coupons} query={query}>
      {(coupons) => <Coupons coupons={coupons} />}
    </AccountPart>
  )
}

function Coupons({ coupons }: { coupons: readonly Coupon[] }) {
  const available = coupons.filter(({ isAvailable }) => isAvailable)
  const used = coupons.filter(({ isAvailable }) => !isAvailable)
  if (coupons.length === 0)
    return <EmptyState title={couponsCopy.empty}>{couponsCopy.emptyText}</EmptyState>
  return (
    <AccountSections>
      {available.length > 0 ? (
        <AccountSection title={couponsCopy.available} text={couponsCopy.howTo}>
          <ul className={styles.list} aria-label={couponsCopy.available}>
            {available.map((coupon) => (
              <li key={coupon.code} className={styles.row}>
                <span>{coupon.description}</span>
                <span className={styles.code}>{coupon.code}</span>
                <span className={styles.small}>{conditionsOf(coupon)}</span>
              </li>
            ))}
          </ul>
        </AccountSection>
      ) : null}
      {used.length > 0 ? (
        <AccountSection title={couponsCopy.used}>
          <ul className={styles.list} aria-label={couponsCopy.used}>
            {used.map((coupon) => (
              <UsedCoupon key={`${coupon.code} ${coupon.orderId}`} coupon={coupon} />
            ))}
          </ul>
        </AccountSection>
      ) : null}
    </AccountSections>
  )
}

function UsedCoupon({
  coupon: { code, description, orderId, discount, usedDate },
}: {
  coupon: Coupon
}) {
  return (
    <li className={styles.row}>
      <span>{description}</span>
      <span className={styles.code}>{code}</span>
      {discount !== null && usedDate ? (
        <span className={styles.small}>
          <span>{`${couponsCopy.saved({ price: formatPrice(discount), date: longDate(new Date(usedDate)) })} `}</span>
          {orderId ? (
            <a className={styles.link} href={pathTo('order', { id: orderId })}>
              {paymentsCopy.order({ id: orderId })}
            </a>
          ) : null}
        </span>
      ) : null}
    </li>
  )
}

function conditionsOf({ minimum, expiresDate }: Coupon): string {
  return [
    minimum === null ? '' : couponsCopy.minimum({ price: formatPrice(minimum) }),
    expiresDate ? couponsCopy.until({ date: longDate(new Date(expiresDate)) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
