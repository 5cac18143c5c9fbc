import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { consentCopy } from '../copy.ts'
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
    label: consentCopy.analytics,
    hint: consentCopy.analyticsHint,
  },
  {
    category: 'ads',
    label: consentCopy.ads,
    hint: consentCopy.adsHint,
  },
] as const

/** The choice of cookie categories (popups.consent.categories, popups.consent.necessary). */
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
      title={consentCopy.preferences}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => onAnswer([...chosen])}>{consentCopy.save}</Button>
          <Button variant="secondary" onClick={() => onAnswer('all')}>
            Accept all
          </Button>
          <Button variant="secondary" onClick={() => onAnswer([])}>
            Reject all
          </Button>
        </div>
      }
    >
      <div className={styles.categories}>
        <CheckboxField
          label={consentCopy.necessary}
          hint={consentCopy.necessaryHint}
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
