import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as OTLP sends it. */
export interface SentSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** Starts an OpenTelemetry collector that records the spans and service names that it receives. */
export async function startCollector() {
  const spans: SentSpan[] = []
  const services = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: {
        resource: { attributes: { key: string; value: { stringValue: string } }[] }
        scopeSpans: { spans: SentSpan[] }[]
      }[]
    }
    for (const { resource, scopeSpans } of body.resourceSpans) {
      for (const { key, value } of resource.attributes)
        if (key === 'service.name') services.add(value.stringValue)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, spans, services, [Symbol.dispose]: () => void server.close() }
}
