import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { Button } from '../Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  /** The question, shown as the heading of the dialog. */
  title: string
  children?: Elements
  /** The label of the button that confirms, for example `Remove`. */
  accept: string
  /** The label of the button that cancels. */
  decline?: string
  onAccept: () => void
  onDecline: () => void
}

/** Asks for confirmation of an action that can't be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  accept,
  decline = uiCopy.cancel,
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
        <div className={styles.buttons}>
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
