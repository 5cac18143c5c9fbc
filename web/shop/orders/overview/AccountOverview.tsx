import { couponsCopy } from '#web/generated/messages/couponsCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { overviewCopy } from '#web/generated/messages/overviewCopy.ts'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { TextSkeleton } from '#web/ui/Skeleton.tsx'
import { OrderRow } from '../order/OrderRow.tsx'
import styles from './AccountOverview.module.css'
import { type AccountOverviewQuery, useAccountOverviewQuery } from './overview.generated.ts'

/** The latest order, the wishlist, a coupon and the stylist, above a customer's details (account.overview.*). */
export function AccountOverview() {
  const { data, loading, refetch } = useAccountOverviewQuery({
    ssr: false,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  return (
    <section className={styles.overview} aria-label={overviewCopy.title} aria-busy={!data}>
      {data || loading ? (
        <Parts data={data} />
      ) : (
        <p className={styles.failure} role="alert">
          <span>{overviewCopy.failed}</span>
          <Button variant="quiet" onClick={() => refetch().catch(() => {})}>
            {profileCopy.tryAgain}
          </Button>
        </p>
      )}
    </section>
  )
}

/**
 * The parts, with skeletons of the same size while they load, and only a link to the page of a part whose data failed.
 */
function Parts({ data }: { data: AccountOverviewQuery | undefined }) {
  const order = data?.orders?.nodes[0]
  const wishlist = data?.wishlist
  const coupon = data?.coupons?.find(({ isAvailable }) => isAvailable)
  const line = data?.site?.settings.socialMedia.line
  const isLoading = !data
  return (
    <ul className={styles.parts}>
      <Part name={overviewCopy.order} link={[pathTo('orders'), overviewCopy.allOrders]}>
        {order ? (
          <ul className={styles.order}>
            <OrderRow order={order} />
          </ul>
        ) : (
          <Text isLoading={isLoading} text={data?.orders && orderFailureCopy.none} />
        )}
      </Part>
      <Part name={overviewCopy.wishlist} link={[pathTo('wishlist'), overviewCopy.openWishlist]}>
        {wishlist?.nodes.length ? (
          <span className={styles.images}>
            {wishlist.nodes.map(({ id, image }) => (
              <Picture key={id} image={image} sizes="4rem" ratio="3 / 4" alt="" />
            ))}
          </span>
        ) : null}
        <Text
          isLoading={isLoading}
          text={wishlist && overviewCopy.saved({ count: wishlist.totalCount })}
        />
      </Part>
      <Part name={overviewCopy.coupon} link={[pathTo('coupons'), overviewCopy.allCoupons]}>
        {coupon ? <span className={styles.code}>{coupon.code}</span> : null}
        <Text
          isLoading={isLoading}
          text={coupon?.description ?? (data?.coupons && couponsCopy.empty)}
        />
      </Part>
      {isLoading || line ? (
        <Part name={overviewCopy.stylist} link={line ? [line, overviewCopy.askOnLine] : undefined}>
          <span className={styles.text}>{overviewCopy.stylistText}</span>
        </Part>
      ) : null}
    </ul>
  )
}

interface PartProps {
  name: string
  /** The address and the text of its link. */
  link: readonly [string, string] | undefined
  children: Elements
}

function Part({ name, link, children }: PartProps) {
  return (
    <li className={styles.part}>
      <span className={styles.name}>{name}</span>
      {children}
      {link ? (
        <a className={styles.link} href={link[0]}>
          {link[1]}
        </a>
      ) : null}
    </li>
  )
}

function Text({ isLoading, text }: { isLoading: boolean; text: string | null | undefined }) {
  if (isLoading) return <TextSkeleton lines={2} />
  return text ? <span className={styles.text}>{text}</span> : null
}
