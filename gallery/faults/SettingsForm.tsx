import controls from '../page/Controls.module.css'
import styles from './FaultsPage.module.css'
import type { Settings } from './switchText.ts'

interface SettingsFormProps {
  settings: Settings
  onChange: (settings: Settings) => void
}

const shortcuts = ['+1h', '+1d', '+3d', '+30d']
const isMoment = (clock: string) => clock.includes('T')

/** The shop's time, expired sessions, popups, and for whom the switches are. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const change = (next: Partial<Settings>) => onChange({ ...settings, ...next })
  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend className={styles.subheading}>For</legend>
        <label className={controls.option}>
          <input
            type="radio"
            name="scope"
            checked={!settings.isOfTab}
            onChange={() => change({ isOfTab: false })}
          />
          This browser, in all its tabs
        </label>
        <label className={controls.option}>
          <input
            type="radio"
            name="scope"
            checked={settings.isOfTab}
            onChange={() => change({ isOfTab: true })}
          />
          One tab, whose URL has the switches
        </label>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.subheading}>The shop’s time</legend>
        <label className={`${controls.field} ${styles.field}`}>
          <span>Moment in Bangkok; empty for the real time</span>
          <input
            type="datetime-local"
            value={isMoment(settings.clock) ? settings.clock : ''}
            onChange={(event) => change({ clock: event.target.value })}
          />
        </label>
        <div className={styles.shortcuts}>
          {shortcuts.map((clock) => (
            <button
              key={clock}
              type="button"
              className={controls.button}
              aria-pressed={settings.clock === clock}
              onClick={() => change({ clock: settings.clock === clock ? '' : clock })}
            >
              {clock}
            </button>
          ))}
        </div>
      </fieldset>
      <label className={controls.option}>
        <input
          type="checkbox"
          checked={settings.sessionExpired}
          onChange={(event) => change({ sessionExpired: event.target.checked })}
        />
        The customer’s session has expired
      </label>
      <label className={controls.option}>
        <input
          type="checkbox"
          checked={settings.hidesPopups}
          onChange={(event) => change({ hidesPopups: event.target.checked })}
        />
        No popups and no cookie consent
      </label>
    </div>
  )
}
