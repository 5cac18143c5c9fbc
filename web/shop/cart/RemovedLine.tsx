import { useLayoutEffect, useRef } from 'react'
import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './RemovedLine.module.css'
import type { RemovedItem } from './useRemovedLines.ts'

/** In place of a removed line: what was removed, and Undo (cart.remove.undo-time, cart.remove.undo-focus). */
export function RemovedLine({ removed: { item, actor } }: { removed: RemovedItem }) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const button = row.current?.querySelector('button')
    const dialog = row.current?.closest('dialog')
    // The browser moves the focus of a removed button to the body, or to the dialog.
    const isLost = (element: Element | null) => element === document.body || element === dialog
    if (isLost(document.activeElement)) button?.focus()
    return () => {
      if (document.activeElement === button) dialog?.querySelector('button')?.focus()
    }
  }, [])
  return (
    <li ref={row} className={styles.line}>
      <p role="status" className={styles.text}>
        {cartCopy.removed({ name: item.name })}
      </p>
      <Button
        variant="quiet"
        onClick={() => actor.send({ type: 'removal.undone' })}
        aria-label={cartCopy.undoRemoval({ name: item.name })}
      >
        {cartCopy.undo}
      </Button>
    </li>
  )
}
