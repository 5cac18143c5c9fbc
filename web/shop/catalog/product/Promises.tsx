import { workingDaysAfter } from '@vitrine/contract/rules/workingDays.ts'
import { useSearch } from 'wouter'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { serverNow, shortDay } from '#web/lib/time.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import { pathTo } from '#web/paths.ts'
import { CopyButton } from '#web/ui/toast/CopyButton.tsx'
import styles from './Promises.module.css'
import { type PoliciesQuery, usePoliciesQuery } from './product.generated.ts'

type Settings = NonNullable<PoliciesQuery['site']>['settings']

/** The page on delivery and returns, whose address the specification fixes. */
const policiesPage = () => pathTo('content', { slug: 'shipping-and-returns' })

const loadStoreStock = () => import('./StoreStock.tsx')

interface PromisesProps {
  path: string
  slug: string
  /** The id of the chosen variation. */
  variation: string | undefined
}

/** Delivery, returns and pick-up as far as the CMS names them, and links to share the product (product.promises.*). */
export function Promises({ path, slug, variation }: PromisesProps) {
  const { data } = usePoliciesQuery()
  const inStores = useOnDemand(variation !== undefined, loadStoreStock, () => {})
  const settings = data?.site?.settings
  if (!settings) return null
  const { delivery, freeShippingFrom, returns, pickUpStores, socialMedia } = settings
  const pickUp =
    pickUpStores > 0 ? (
      <a className={styles.link} href={pathTo('stores')}>
        {productCopy.pickUp({ stores: pickUpStores })}
      </a>
    ) : null
  return (
    <ul className={styles.promises} aria-label={productCopy.promises}>
      {delivery ? (
        <li className={styles.delivery}>
          <Arrival delivery={delivery} />
          <a className={styles.more} href={policiesPage()}>
            {freeShippingFrom
              ? productCopy.freeFrom({ amount: formatPrice(freeShippingFrom) })
              : formatPrice(delivery.price)}
          </a>
        </li>
      ) : null}
      {returns ? (
        <li>
          <a className={styles.link} href={policiesPage()}>
            {returns.isFree
              ? productCopy.freeReturns({ days: returns.days })
              : productCopy.returns({ days: returns.days })}
          </a>
        </li>
      ) : null}
      <li>
        {inStores && variation ? (
          <inStores.StoreStock slug={slug} variation={variation}>
            {pickUp}
          </inStores.StoreStock>
        ) : (
          pickUp
        )}
      </li>
      {socialMedia.line ? (
        <li>
          <a className={styles.link} href={socialMedia.line} target="_blank" rel="noopener">
            {productCopy.askOnLine}
          </a>
        </li>
      ) : null}
      <Share path={path} />
    </ul>
  )
}

/** The days on which a parcel arrives; their number until the browser knows today. */
function Arrival({
  delivery: { minDays, maxDays },
}: {
  delivery: NonNullable<Settings['delivery']>
}) {
  const isHydrated = useHydrated(true, false)
  return (
    <span>
      {isHydrated
        ? productCopy.arrives({ from: dayAfter(minDays), to: dayAfter(maxDays) })
        : productCopy.arrivesIn({ min: minDays, max: maxDays })}
    </span>
  )
}

const dayAfter = (days: number) => shortDay(workingDaysAfter(serverNow(), days))

/** Links to the product with its selected options. */
function Share({ path }: { path: string }) {
  const search = useSearch()
  const { data } = useFrame()
  const url = `${data?.site?.info.url ?? ''}${path}${search && `?${search}`}`
  return (
    <li className={styles.share}>
      <span>{productCopy.share}</span>
      <a
        className={styles.link}
        href={`https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`}
        target="_blank"
        rel="noopener"
      >
        LINE
      </a>
      <CopyButton text={url} label={productCopy.link} />
    </li>
  )
}
