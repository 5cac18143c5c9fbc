import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { itemText } from '../copy.ts'
import type { OrderAgainMutation } from '../orders.generated.ts'
import { againCopy } from './copy.ts'
import styles from './OrderAgain.module.css'
import { useOrderAgain } from './useOrderAgain.ts'

type Result = OrderAgainMutation['orderAgain']

/** Puts the pieces of an order into the bag again, and lists those that are not available (orders.again.*). */
export function OrderAgain({ id, orderKey }: { id: string; orderKey: string | null }) {
  const again = useOrderAgain({ id, key: orderKey })
  return (
    <div className={styles.again}>
      {again.result ? (
        <Outcome result={again.result} />
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

function Outcome({ result: { added, unavailable } }: { result: Result }) {
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
