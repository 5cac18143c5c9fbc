import { openTabChannel } from '@vitrine/web/lib/tabChannel.ts'
import { useEffect, useRef, useState } from 'react'
import controls from '../page/Controls.module.css'
import { ToolPage } from '../page/ToolPage.tsx'
import {
  agents,
  cleared,
  nothing,
  receive,
  receivedPages,
  type SequenceRequest,
  stepPage,
} from './received.ts'
import styles from './SequencePage.module.css'
import { SequenceView } from './SequenceView.tsx'

/** Milliseconds between two readings of what agents have requested: they have no tab that broadcasts. */
const agentPause = 2000

/** Returns what the tabs of the shop broadcast, from now on and with their current states, and the requests of agents. */
function useReceived() {
  const [received, setReceived] = useState(nothing)
  const since = useRef(0)
  useEffect(() => {
    const read = async () => {
      const response = await fetch('/_machines/agents.json').catch(() => undefined)
      const requests: SequenceRequest[] = response?.ok ? await response.json() : []
      for (const request of requests)
        if (request.at > since.current)
          setReceived((received) =>
            receive(received, { request: { ...request, page: agents, cache: '' } }),
          )
    }
    void read()
    const timer = setInterval(read, agentPause)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const channel = openTabChannel('machines', (message) =>
      setReceived((received) => receive(received, message)),
    )
    channel.post('states.requested')
    return () => channel.close()
  }, [])
  const clear = () => {
    since.current = Date.now()
    setReceived(cleared)
  }
  return { received, clear }
}

/** Follows the tabs of the shop and draws who sent what to whom: machines, requests and calls to the CMS. */
export function SequencePage() {
  const { received, clear } = useReceived()
  const [chosen, choose] = useState('')
  const pages = receivedPages(received)
  const page = pages.includes(chosen) ? chosen : pages[0]
  const steps = received.steps.filter((step) => stepPage(step) === page)
  const requests = received.requests.filter((request) => [page, agents].includes(request.page))
  const labelOf = (id: string) => {
    if (id === agents) return 'Agents'
    const isGone = received.gone.some((session) => stepPage({ session }) === id)
    return `${received.addresses[id] ?? 'a page'}${isGone ? ' (left)' : ''}`
  }
  return (
    <ToolPage
      title="Sequence"
      lead="Every event of the machines of a tab, each request that it or an agent sends, and the calls to the CMS behind it, over time."
    >
      {page === undefined || page === agents ? (
        <p role="status">
          No tab of the shop is open.{' '}
          <a className={controls.link} href="/shop" target="_blank" rel="noreferrer">
            Open the shop in another tab
          </a>
        </p>
      ) : null}
      {page === undefined ? null : (
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
