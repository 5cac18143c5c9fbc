import { type FormEvent, useState } from 'react'
import controls from '../page/Controls.module.css'
import styles from './FaultsPage.module.css'
import type { FaultCall } from './useFaults.ts'

/** The faults that can be chosen; the gateway knows more statuses (docs/rest/README.md, Fault switches). */
const faults = [
  { value: '500', label: 'Fails (500)', isForProxied: true },
  { value: '503', label: 'Outage (503)', isForProxied: true },
  { value: '404', label: 'Not found (404)', isForProxied: true },
  { value: '409', label: 'Conflict (409)', isForProxied: true },
  { value: '401', label: 'Unauthenticated (401)', isForProxied: true },
  { value: '429', label: 'Too many requests (429)', isForProxied: true },
  { value: 'hang', label: 'Hangs until its timeout', isForProxied: true },
  { value: 'slow', label: 'Slow', isForProxied: true },
  { value: 'cut', label: 'Done, but the response is lost', isForProxied: false },
  { value: 'malform', label: 'Malformed JSON', isForProxied: false },
  { value: 'contract', label: 'Out of contract', isForProxied: false },
  { value: 'soldout', label: 'Sold out', isForProxied: false },
]

interface FaultFormProps {
  calls: readonly FaultCall[]
  onAdd: (fault: string) => void
}

const groupOf = ({ name }: FaultCall) => name.split('.')[0] ?? name

/** The choice of a call, its fault and how often it happens. */
export function FaultForm({ calls, onAdd }: FaultFormProps) {
  const [fault, setFault] = useState('500')
  const [target, setTarget] = useState('cart.add')
  const unique = [...new Map(calls.map((call) => [call.name, call])).values()]
  const call = unique.find(({ name }) => name === target)
  const offered = faults.filter(({ isForProxied }) => isForProxied || !call?.isProxied)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const seconds = Number(form.get('seconds') ?? 0)
    const times = Number(form.get('times') ?? 0)
    const kind = fault === 'slow' ? `slow${Math.round(seconds * 1000)}ms` : fault
    onAdd(`${target}:${kind}${times > 0 ? `*${times}` : ''}`)
  }
  return (
    <form className={styles.form} onSubmit={add} aria-label="A call and its fault">
      <h2 className={styles.subheading}>A call and its fault</h2>
      <label className={`${controls.field} ${styles.field}`}>
        <span>Call</span>
        <select value={target} onChange={(event) => setTarget(event.target.value)}>
          <optgroup label="All calls of a CMS">
            <option value="commerce">commerce · of everything but the content</option>
            <option value="content">content · of pages, stories, stores and look books</option>
          </optgroup>
          {[...Map.groupBy(unique, groupOf)].map(([group, members]) => (
            <optgroup key={group} label={group}>
              {members.length > 1 && members.some(({ name }) => name !== group) ? (
                <option value={group} hidden={members.some(({ name }) => name === group)}>
                  all of {group}
                </option>
              ) : null}
              {members.map(({ name, method, path }) => (
                <option key={name} value={name}>
                  {name} · {method} {path}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className={`${controls.field} ${styles.field}`}>
        <span>Fault</span>
        <select value={fault} onChange={(event) => setFault(event.target.value)}>
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {fault === 'slow' ? (
        <label className={`${controls.field} ${styles.field}`}>
          <span>Delay in seconds</span>
          <input name="seconds" type="number" min="0.1" max="60" step="0.1" defaultValue="1.5" />
        </label>
      ) : null}
      <label className={`${controls.field} ${styles.field}`}>
        <span>How many times; empty for always</span>
        <input name="times" type="number" min="1" max="999" />
      </label>
      <button type="submit" className={controls.button}>
        Add
      </button>
    </form>
  )
}
