import { useState } from 'react'
import controls from '../page/Controls.module.css'
import { ToolPage } from '../page/ToolPage.tsx'
import { switchOff, urlWith } from './activeFaults.ts'
import { describe } from './bannerElement.ts'
import { FaultForm } from './FaultForm.tsx'
import styles from './FaultsPage.module.css'
import { Rejection } from './Rejection.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { join, parseDraft, type Settings } from './switchText.ts'
import { useFaults } from './useFaults.ts'

/** Switches faults on for this browser; if some are invalid, switches nothing and returns their problems. */
async function setSwitches(text: string): Promise<readonly string[]> {
  // With a new id, limited faults are counted from the start.
  const run = text.includes('*') ? `,run:${Math.random().toString(36).slice(2, 12)}` : ''
  const response = await fetch(`/_machines/faults.json?qa=${encodeURIComponent(text + run)}`)
  if (response.ok) return []
  const { problems } = await response.json()
  return problems
}

/** The page where testers switch faults on, for their browser or for one tab (docs/rest/README.md, Fault switches). */
export function FaultsPage() {
  const { state, refresh } = useFaults()
  const [switches, setDraft] = useState<readonly string[]>([])
  const [settings, setSettings] = useState<Settings>(parseDraft(''))
  const [problems, setProblems] = useState<readonly string[]>([])
  const text = join(switches, settings)
  const isOn = state !== undefined && state.text !== ''
  const turnOn = async () => {
    setProblems(await setSwitches(text))
    await refresh()
  }
  const turnOff = async () => {
    await switchOff()
    await refresh()
  }
  return (
    <ToolPage
      title="Faults"
      lead="Make calls to the CMS fail, hang or respond wrongly, and set the shop’s time. The gateway applies it to this browser or to one tab, with any CMS and for pages that it renders. No other visitor notices."
    >
      <section className={styles.active} aria-label="Switched on">
        <p role="status">{isOn ? describe(state) : 'No faults are switched on in this browser.'}</p>
        {isOn ? (
          <button type="button" className={controls.button} onClick={turnOff}>
            Switch off
          </button>
        ) : null}
      </section>
      <div className={styles.columns}>
        <FaultForm
          calls={state?.calls ?? []}
          onAdd={(fault) =>
            setDraft([...switches.filter((faultSwitch) => faultSwitch !== fault), fault])
          }
        />
        <SettingsForm settings={settings} onChange={setSettings} />
      </div>
      <section className={styles.chosen} aria-label="Chosen">
        <h2 className={styles.subheading}>Chosen</h2>
        {switches.length > 0 ? (
          <ul className={styles.list}>
            {switches.map((faultSwitch) => (
              <li key={faultSwitch}>
                <code>{faultSwitch}</code>
                <button
                  type="button"
                  aria-label={`Remove ${faultSwitch}`}
                  onClick={() => setDraft(switches.filter((other) => other !== faultSwitch))}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <label className={`${controls.field} ${styles.field}`}>
          <span>As text</span>
          <input
            value={text}
            spellCheck={false}
            autoComplete="off"
            placeholder="cart.add:500*2,orders:slow5s"
            onChange={(event) => {
              const next = parseDraft(event.target.value)
              setSettings(next)
              setDraft(next.faults)
            }}
          />
        </label>
        <Rejection problems={problems} calls={state?.calls ?? []} />
        <div className={styles.actions}>
          {settings.isOfTab ? null : (
            <button
              type="button"
              className={controls.primary}
              disabled={text === ''}
              onClick={turnOn}
            >
              Switch on
            </button>
          )}
          <a
            className={settings.isOfTab ? controls.primary : controls.button}
            href={urlWith('/shop', text)}
            target="_blank"
            rel="noreferrer"
          >
            Open the shop with them
          </a>
          <button
            type="button"
            className={controls.button}
            onClick={() =>
              navigator.clipboard.writeText(new URL(urlWith('/shop', text), location.origin).href)
            }
          >
            Copy link
          </button>
        </div>
      </section>
    </ToolPage>
  )
}
