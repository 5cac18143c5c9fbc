import { useEffect, useState } from 'react'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import controls from '../page/Controls.module.css'
import { ToolPage } from '../page/ToolPage.tsx'
import { cleared, nothing, pageOf, pagesOf, receive } from './received.ts'
import styles from './SequencePage.module.css'
import { SequenceView } from './SequenceView.tsx'

/** Returns what the tabs of the shop broadcast, from now on and with their current states. */
function useReceived() {
  const [received, setReceived] = useState(nothing)
  useEffect(() => {
    const channel = openTabChannel('machines', (message) =>
      setReceived((known) => receive(known, message)),
    )
    channel.post('states.requested')
    return () => channel.close()
  }, [])
  return { received, clear: () => setReceived(cleared) }
}

/** Follows the tabs of the shop and draws who sent what to whom: machines, requests and calls to the CMS. */
export function SequencePage() {
  const { received, clear } = useReceived()
  const [chosen, choose] = useState('')
  const pages = pagesOf(received)
  const page = pages.includes(chosen) ? chosen : pages[0]
  const steps = received.steps.filter((step) => pageOf(step) === page)
  const requests = received.requests.filter((request) => request.page === page)
  const labelOf = (id: string) => {
    const isGone = received.gone.some((session) => pageOf({ session }) === id)
    return `${received.addresses[id] ?? 'a page'}${isGone ? ' (left)' : ''}`
  }
  return (
    <ToolPage
      title="Sequence"
      lead="Every event of the machines of a tab, each request that it sends, and the calls to the CMS behind it, over time."
    >
      {page === undefined ? (
        <p role="status">
          No tab of the shop is open.{' '}
          <a className={controls.link} href="/shop" target="_blank" rel="noreferrer">
            Open the shop in another tab
          </a>
        </p>
      ) : (
        <>
          <div className={styles.tools}>
            <label className={`${controls.field} ${styles.choice}`}>
              <span>Page</span>
              <select value={page} onChange={(event) => choose(event.target.value)}>
                {pages.map((id) => (
                  <option key={id} value={id}>
                    {labelOf(id)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" className={controls.button} onClick={clear}>
              Clear
            </button>
          </div>
          <SequenceView key={page} steps={steps} requests={requests} />
        </>
      )}
    </ToolPage>
  )
}
