import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { itemText } from '../copy.ts'
import { againCopy } from './copy.ts'
import styles from './OrderAgain.module.css'
import { type Outcome, useOrderAgain } from './useOrderAgain.ts'

/** Puts the pieces of an order into the bag again, and lists those that are not available (orders.again.*). */
export function OrderAgain({ id, orderKey }: { id: string; orderKey: string | null }) {
  const again = useOrderAgain({ orderId: id, key: orderKey })
  return (
    <div className={styles.again}>
      {again.result ? (
        <Result result={again.result} />
      ) : (
        <>
          {again.failure ? <Notice tone="error">{again.failure}</Notice> : null}
          <Button variant="secondary" loading={again.isPending} onClick={again.start}>
            {againCopy.button}
          </Button>
        </>
      )}
    </div>
  )
}

function Result({ result: { added, unavailable } }: { result: Outcome }) {
  return (
    <div role="status" className={styles.outcome}>
      <p>{added > 0 ? againCopy.added(added) : againCopy.none}</p>
      {added > 0 && unavailable.length > 0 ? (
        <div>
          <p>{againCopy.unavailable}</p>
          <ul className={styles.items}>
            {unavailable.map(({ name, quantity, selectedOptions }) => {
              const choices = selectedOptions.map(({ label }) => label)
              return <li key={`${name} ${choices.join()}`}>{itemText(quantity, name, choices)}</li>
            })}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
