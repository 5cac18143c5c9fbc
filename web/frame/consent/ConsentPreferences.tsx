import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import styles from './ConsentBar.module.css'
import { agreesTo, type ConsentCategory } from './cookieConsent.ts'

interface ConsentPreferencesProps {
  open: boolean
  onAnswer: (categories: ConsentCategory[] | 'all') => void
  onClose: () => void
}

const optional = [
  {
    category: 'analytics',
    label: 'Analytics',
    hint: 'Which pages are read and where visits end, so that we can make the shop better. Counted, and seen as paths through the shop.',
  },
  {
    category: 'ads',
    label: 'Advertising',
    hint: 'Which pieces you looked at, so that what you see of us elsewhere suits you.',
  },
] as const

/** Cookie by kind: the necessary ones are locked, each other one is the shopper's choice. */
export function ConsentPreferences({ open, onAnswer, onClose }: ConsentPreferencesProps) {
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(() =>
    optional.map(({ category }) => category).filter(agreesTo),
  )
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setChosen(isOn ? [...chosen, category] : chosen.filter((other) => other !== category))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cookie preferences"
      footer={
        <div className={styles.answers}>
          <Button onClick={() => onAnswer([...chosen])}>Save preferences</Button>
          <Button variant="secondary" onClick={() => onAnswer('all')}>
            Accept all
          </Button>
          <Button variant="secondary" onClick={() => onAnswer([])}>
            Reject all
          </Button>
        </div>
      }
    >
      <div className={styles.kinds}>
        <CheckboxField
          label="Necessary"
          hint="Your bag, your sign-in and this answer. The shop does not work without them."
          checked
          disabled
          readOnly
        />
        {optional.map(({ category, label, hint }) => (
          <CheckboxField
            key={category}
            label={label}
            hint={hint}
            checked={chosen.includes(category)}
            onChange={(event) => toggle(category, event.target.checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}
