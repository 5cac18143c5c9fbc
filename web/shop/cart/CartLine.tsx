import { use, useLayoutEffect, useRef } from 'react'
import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { cartToastCopy } from '#web/generated/messages/cartToastCopy.ts'
import { writeChosen } from '#web/lib/chosenUrl.ts'
import { Button } from '#web/ui/Button.tsx'
import { QuantityStepper } from '#web/ui/form/QuantityStepper.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Price } from '#web/ui/Price.tsx'
import styles from './CartLine.module.css'
import { lineChoices } from './cartEffects.ts'
import { focusIfLost, RemovedLine } from './RemovedLine.tsx'
import { SaveForLater } from './saveForLater.ts'
import { type CartView, choicesText, useCartLine } from './useCart.ts'

/** A line of the bag: the item, its price and quantity, and notices about it (cart.quantity.*). */
export function CartLine({ line, bag }: { line: CartView['lines'][number]; bag: CartView }) {
  const { item } = line
  const state = useCartLine(line)
  const save = use(SaveForLater)
  const chosen = lineChoices(item, false)
  const url = item.url + writeChosen('', chosen)
  const notices = new Set([
    ...(state.notice ? [state.notice] : []),
    ...bag.notices.ofLine(item.key),
  ])
  const row = useRef<HTMLLIElement>(null)
  const wasLeaving = useRef(false)
  useLayoutEffect(() => {
    if (wasLeaving.current) focusIfLost(row.current)
    wasLeaving.current = state.isRemovalPending
  }, [state.isRemovalPending])
  if (state.isRemovalPending)
    return (
      <RemovedLine
        name={item.name}
        message={cartToastCopy.removing}
        isPending
        disabled={bag.isFrozen}
        onUndo={() => bag.undoRemoval(item.key)}
      />
    )
  return (
    <li ref={row} className={styles.line} aria-busy={state.isBusy}>
      <Picture
        className={styles.image}
        image={item.images[0] ?? null}
        sizes="6rem"
        ratio="3 / 4"
        alt=""
      />
      <div className={styles.text}>
        {item.brand ? <p className={styles.brand}>{item.brand}</p> : null}
        <a className={styles.name} href={url}>
          {item.name}
        </a>
        {item.selectedOptions.length > 0 ? (
          <p className={styles.variation}>{choicesText(item)}</p>
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
            value={state.quantity}
            minimum={state.minimum}
            maximum={state.maximum}
            disabled={bag.isFrozen || state.isLeaving}
            onChange={(quantity) => bag.change(item.key, quantity)}
          />
          <Button
            variant="quiet"
            disabled={bag.isFrozen}
            onClick={() => bag.requestRemoval(item.key)}
            aria-label={cartCopy.removeItem({ name: item.name })}
          >
            {cartCopy.remove}
          </Button>
          {save ? (
            <Button
              variant="quiet"
              disabled={bag.isFrozen || state.isLeaving}
              onClick={() => {
                save(item.productId, chosen)
                bag.removeNow(item.key)
              }}
              aria-label={cartCopy.saveItem({ name: item.name })}
            >
              {cartCopy.save}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}
