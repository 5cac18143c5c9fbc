import type { ReactNode } from 'react'
import { utcTime } from '../../page/utcTime.ts'
import { formatState } from '../simulate/liveStep.ts'
import { formatStep } from './actors.ts'
import { ContextView } from './ContextView.tsx'
import styles from './LivePanel.module.css'
import panel from './Panel.module.css'
import simulation from './Simulation.module.css'
import type { useLive } from './useLive.ts'

/** The live events of a machine in another tab of the shop. */
export function LivePanel({
  live,
  children,
}: {
  live: ReturnType<typeof useLive>
  children?: ReactNode
}) {
  const { actors, actor, chosen, step, follow, show } = live
  const steps = actor?.steps ?? []
  const earlier = step && steps[steps.indexOf(step) + 1]
  return (
    <section className={panel.panel} aria-label="The shop, live">
      {actors.length > 1 ? (
        <label className={simulation.start}>
          <span>Follow</span>
          <select value={actor?.session} onChange={(event) => follow(event.target.value)}>
            {actors.map(({ session, name, isGone }) => (
              <option key={session} value={session}>
                {isGone ? `${name} (stopped)` : name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {step ? (
        <>
          <p className={panel.value} aria-live="polite">
            {formatState(step.value)}
          </p>
          <h2 className={panel.heading}>Context</h2>
          <ContextView context={step.context} before={earlier?.context} />
        </>
      ) : (
        <div className={styles.waiting} role="status">
          <p>
            {actors.some(({ isGone }) => !isGone)
              ? 'This actor has stopped; another one is running.'
              : 'No open tab runs this machine.'}
          </p>
          <a href="/shop" target="_blank" rel="noreferrer">
            Open the shop in another tab
          </a>
        </div>
      )}
      {actor ? (
        <>
          <h2 className={panel.heading}>Events of {actor.name}, newest first, in UTC</h2>
          <ol>
            {steps.map((step) => (
              <li key={step.number}>
                <button
                  type="button"
                  className={styles.step}
                  aria-pressed={step === chosen}
                  onClick={() => show(step === chosen ? 0 : step.number)}
                >
                  <time className={styles.time}>{utcTime(step.at)}</time>
                  <span className={styles.event}>{formatStep(step)}</span>
                  <span className={styles.to}>{formatState(step.value)}</span>
                </button>
              </li>
            ))}
          </ol>
          {children}
        </>
      ) : null}
    </section>
  )
}
