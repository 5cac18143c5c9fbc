import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  /** The question. */
  title: string
  /** What happens on yes. */
  children?: ReactNode
  /** The word for yes, for example `Remove`. */
  accept: string
  onAccept: () => void
  onDecline: () => void
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  children,
  accept,
  onAccept,
  onDecline,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      title={title}
      width="narrow"
      footer={
        <div className={styles.answers}>
          <Button variant="secondary" onClick={onDecline}>
            Cancel
          </Button>
          <Button onClick={onAccept}>{accept}</Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
