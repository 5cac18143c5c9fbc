import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import styles from './RemoveQuestion.module.css'

export interface Question {
  /** The product that is to go; undefined while nothing is asked. */
  name: string | undefined
  confirm: () => void
  decline: () => void
}

/** Remove asks first (SPEC §4 Cart). */
export function RemoveQuestion({ question }: { question: Question }) {
  const { name, confirm, decline } = question
  return (
    <Dialog width="narrow" open={name !== undefined} onClose={decline} title="Remove this item?">
      <p className={styles.text}>{name} will be taken out of your bag.</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={decline}>
          Keep it
        </Button>
        <Button onClick={confirm}>Remove</Button>
      </div>
    </Dialog>
  )
}
