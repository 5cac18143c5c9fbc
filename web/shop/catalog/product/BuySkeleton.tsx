import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { Elements } from '#web/lib/elements.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ProductCardFieldsFragment } from '../card/productCard.generated.ts'
import { swatchPaint } from '../card/swatchPaint.ts'
import styles from './BuyPanel.module.css'
import picker from './OptionPicker.module.css'
import { useBuyBar } from './useBuyBar.ts'

interface BuySkeletonProps {
  /** The option that the product's card shows. */
  option: ProductCardFieldsFragment['visibleOption'] | undefined
  /** The button's label until the options are loaded. */
  label: string
  aside: Elements
  barPrice: ReactNode
}

/** The number of sizes that most products have. */
const sizes = ['XS', 'S', 'M', 'L', 'XL']

/** A placeholder of the buy panel while the product's options load. */
export function BuySkeleton({ option, label, aside, barPrice }: BuySkeletonProps) {
  useBuyBar()
  return (
    <div className={styles.panel}>
      {option ? <CardOption option={option} /> : null}
      <SizesSkeleton />
      <p className={styles.guideSkeleton} aria-hidden="true">
        <Skeleton width="5rem" />
      </p>
      {(['rowBesideBar', 'bar'] as const).map((place) => (
        <div key={place} className={styles[place]}>
          {place === 'bar' ? <p className={styles.barPrice}>{barPrice}</p> : null}
          <Button wide className={styles.buy} disabled>
            {label}
          </Button>
          {aside}
        </div>
      ))}
    </div>
  )
}

/** The option that the card shows, without a choice until the variations are known. */
function CardOption({ option }: { option: NonNullable<BuySkeletonProps['option']> }) {
  return (
    <div aria-hidden="true">
      <p className={picker.legend}>{option.name}</p>
      <div className={picker.swatches}>
        {option.values.map((swatch) => {
          const paint = swatchPaint(swatch)
          return (
            <span
              key={swatch.slug}
              className={paint ? picker.painted : picker.text}
              data-state="available"
            >
              <span className={picker.face} style={{ background: paint }}>
                {paint ? null : swatch.label}
              </span>
            </span>
          )
        })}
      </div>
    </div>
  )
}

const SizesSkeleton = () => (
  <div aria-hidden="true">
    <div className={classes(picker.legend, picker.legendSkeleton)}>
      <Skeleton width="2rem" />
    </div>
    <div className={picker.swatches}>
      {sizes.map((size) => (
        <span key={size} className={picker.swatchSkeleton}>
          <Skeleton ratio="1" />
        </span>
      ))}
    </div>
  </div>
)
