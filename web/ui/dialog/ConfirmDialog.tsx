import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
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
  /** The word for no. */
  decline?: string
  onAccept: () => void
  onDecline: () => void
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  children,
  accept,
  decline = 'Cancel',
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
            {decline}
          </Button>
          <Button onClick={onAccept}>{accept}</Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
