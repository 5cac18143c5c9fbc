import { Button } from '#web/ui/Button.tsx'
import { QuantityStepper } from '#web/ui/form/QuantityStepper.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Price } from '#web/ui/Price.tsx'
import styles from './BagLine.module.css'
import { type Bag, useBagLine } from './useBag.ts'

/** One line of the bag: what it is, how many, what it costs, and what happened to it. */
export function BagLine({ line, bag }: { line: Bag['lines'][number]; bag: Bag }) {
  const { item } = line
  const wish = useBagLine(line.actor)
  const notices = new Set([...(wish.notice ? [wish.notice] : []), ...bag.notices.ofLine(item.key)])
  return (
    <li className={styles.line} aria-busy={wish.isBusy}>
      <Picture
        className={styles.picture}
        image={item.images[0] ?? null}
        sizes="6rem"
        ratio="3 / 4"
        alt=""
      />
      <div className={styles.words}>
        <a className={styles.name} href={item.permalink}>
          {item.name}
        </a>
        {item.variation.length > 0 ? (
          <p className={styles.variation}>
            {item.variation.map(({ label, value }) => label ?? value).join(' · ')}
          </p>
        ) : null}
        <p className={styles.price}>
          <Price price={item.price} regularPrice={item.regularPrice} />
        </p>
        {[...notices].map((text) => (
          <div key={text} className={styles.notice}>
            <Notice tone="warning">{text}</Notice>
          </div>
        ))}
        <div className={styles.controls}>
          <QuantityStepper
            of={item.name}
            value={wish.quantity}
            minimum={wish.minimum}
            maximum={wish.maximum}
            disabled={bag.isFrozen || wish.isLeaving}
            onChange={(quantity) => bag.change(item.key, quantity)}
          />
          {wish.isRemovalWanted ? (
            <Button
              variant="quiet"
              disabled={bag.isFrozen}
              onClick={() => bag.undoRemoval(item.key)}
              aria-label={`Keep ${item.name}`}
            >
              Keep
            </Button>
          ) : (
            <Button
              variant="quiet"
              disabled={bag.isFrozen}
              onClick={() => bag.askRemoval(item.key)}
              aria-label={`Remove ${item.name}`}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
