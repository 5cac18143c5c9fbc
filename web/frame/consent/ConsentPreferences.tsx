import { useEffect, useState } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { consentCopy } from '#web/generated/messages/consentCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { answerConsent } from './answerConsent.ts'
import styles from './ConsentBar.module.css'
import { agreesTo, type ConsentCategory } from './cookieConsent.ts'

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

/** The choice of cookie categories (popups.consent.categories, popups.consent.necessary, popups.consent.change). */
export function ConsentPreferences() {
  const { current, close } = useOverlays()
  const isOpen = current === 'consent'
  const [changed, setChanged] = useState<readonly ConsentCategory[]>()
  const chosen = changed ?? optional.map(({ category }) => category).filter(agreesTo)
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setChanged(isOn ? [...chosen, category] : chosen.filter((other) => other !== category))
  const answer = async (categories: ConsentCategory[] | 'all') => {
    if (await answerConsent(categories)) close()
  }
  // Does not offer again what was not saved the next time.
  useEffect(() => {
    if (!isOpen) setChanged(undefined)
  }, [isOpen])
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={consentCopy.preferences}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => answer([...chosen])}>{consentCopy.save}</Button>
          <Button variant="secondary" onClick={() => answer('all')}>
            {consentCopy.acceptAll}
          </Button>
          <Button variant="secondary" onClick={() => answer([])}>
            {consentCopy.rejectAll}
          </Button>
        </div>
      }
    >
      <div className={styles.categories}>
        <p className={styles.text}>
          {consentCopy.text}{' '}
          <a href={pathTo('content', { slug: 'privacy-policy' })}>{consentCopy.privacyPolicy}</a>
          {uiCopy.fullStop}
        </p>
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
