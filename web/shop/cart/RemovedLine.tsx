import { useLayoutEffect, useRef } from 'react'
import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './RemovedLine.module.css'

/** Focuses the first button of a row whose predecessor had the focus: the browser moves it to the body, or to the dialog. */
export function focusIfLost(row: Element | null) {
  const { activeElement } = document
  if (activeElement === document.body || activeElement === row?.closest('dialog'))
    row?.querySelector<HTMLElement>('button:enabled')?.focus()
}

interface RemovedLineProps {
  name: string
  /** Whether it is being removed, or has been. */
  message: string
  /** Whether another row follows this one; otherwise its focus goes to the dialog. */
  isPending?: boolean
  disabled?: boolean
  onUndo: () => void
}

/**
 * Replaces a line that is removed by its name and Undo (cart.remove.undo, cart.remove.undo-time,
 * cart.remove.undo-focus).
 */
export function RemovedLine({
  name,
  message,
  isPending = false,
  disabled = false,
  onUndo,
}: RemovedLineProps) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const button = row.current?.querySelector('button')
    const dialog = row.current?.closest('dialog')
    focusIfLost(row.current)
    return () => {
      if (!isPending && document.activeElement === button) dialog?.querySelector('button')?.focus()
    }
  }, [isPending])
  return (
    <li ref={row} className={styles.line}>
      <p role="status" className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span>{message}</span>
      </p>
      <Button
        variant="quiet"
        disabled={disabled}
        onClick={onUndo}
        aria-label={cartCopy.undoRemoval({ name })}
      >
        {cartCopy.undo}
      </Button>
    </li>
  )
}
