import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An event as the collector received it. */
export interface CollectedEvent {
  name: string
  parameters: {
    items?: { item_id: string; item_name: string; price: number; quantity?: number }[]
    send_to?: string[]
    [name: string]: unknown
  }
  /** The last consent that the page has passed to the tag. */
  consent: Record<string, string>
  /** The ids that the page has configured. */
  configured: string[]
}

/**
 * A local stand-in for Google's tag (gtag.js), which runs the documented commands `consent`, `js`, `config` and
 * `event`, and sends each event to the collector immediately.
 */
const script = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const consent = {}
  const configured = []
  const run = (command) => {
    const [name, first, second] = command
    if (name === 'consent') Object.assign(consent, second)
    if (name === 'config') configured.push(first)
    if (name === 'event')
      fetch(origin + '/g/collect', {
        method: 'POST',
        keepalive: true,
        body: JSON.stringify({ name: first, parameters: second, consent, configured }),
      })
  }
  const queue = window.dataLayer
  queue.forEach(run)
  const push = queue.push.bind(queue)
  queue.push = (...commands) => {
    commands.forEach(run)
    return push(...commands)
  }
})()`

/** Starts the stand-in on a free port. */
export async function startTags() {
  const events: CollectedEvent[] = []
  /** The ids with which the script was requested. */
  const loaded: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tags.invalid')
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/gtag/js') {
      loaded.push(searchParams.get('id') ?? '')
      response.setHeader('content-type', 'text/javascript').end(script)
      return
    }
    if (pathname === '/g/collect') events.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    scriptUrl: `http://127.0.0.1:${port}/gtag/js`,
    events,
    loaded,
    clear() {
      events.length = 0
      loaded.length = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type TagStandIn = Awaited<ReturnType<typeof startTags>>
