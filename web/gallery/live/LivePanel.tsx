import { useState } from 'react'
import { ContextView } from '../machine/ContextView.tsx'
import panel from '../machine/Panel.module.css'
import styles from './LivePanel.module.css'
import { type HeardStep, sayValue } from './liveStep.ts'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** What one machine does in tabs of the shop, as it does it. */
export function LivePanel({ steps }: { steps: readonly HeardStep[] }) {
  const [chosen, setChosen] = useState<HeardStep>()
  const [latest] = steps
  const shown = chosen ?? latest
  return (
    <section className={panel.panel} aria-label="The shop, live">
      {shown ? (
        <>
          <p className={panel.value} aria-live="polite">
            {sayValue(shown.value)}
          </p>
          <h2 className={panel.heading}>What it remembers</h2>
          <ContextView context={shown.context} before={undefined} />
          <h2 className={panel.heading}>What happened, newest first</h2>
          <ol className={styles.log}>
            {steps.map((step) => (
              <li key={step.number}>
                <button
                  type="button"
                  className={styles.step}
                  aria-pressed={step === chosen}
                  onClick={() => setChosen(step === chosen ? undefined : step)}
                >
                  <time className={styles.time}>{time.format(step.at)}</time>
                  <span>{step.event.type}</span>
                  <span className={styles.to}>{sayValue(step.value)}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <div className={styles.waiting}>
          <p>No tab of the shop runs this machine now.</p>
          <a href="/shop" target="_blank" rel="noreferrer">
            Open the shop in another tab
          </a>
        </div>
      )}
    </section>
  )
}
