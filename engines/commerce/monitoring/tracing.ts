import { type Attributes, SpanKind } from '@opentelemetry/api'
import { endSpan, parentContext, startSpanExport } from '@vitrine/contract/service/spans.ts'

/** Something that has ended, as part of a trace. */
export interface TracedWork {
  /** The span's name, such as `GET /api/v1/orders/:id` or `background mail`. */
  name: string
  /** The start in milliseconds since 1970. */
  startedAt: number
  attributes: Attributes
  isError: boolean
  /** The header of a request that names the caller's span, null without one, absent for background work. */
  request?: { traceparent: string | undefined }
}

/** Reports requests and background work to an OpenTelemetry collector. */
export interface Tracing {
  record(work: TracedWork): void
  /** Sends pending spans, for at most a second. */
  close(): Promise<void>
}

/** Starts reporting to the collector at a URL such as http://127.0.0.1:4318. */
export function startTracing(endpoint: string, serviceName: string): Tracing {
  const { tracer, close } = startSpanExport(endpoint, serviceName)
  return {
    record({ name, startedAt, attributes, isError, request }) {
      const kind = request ? SpanKind.SERVER : SpanKind.INTERNAL
      const options = { kind, startTime: startedAt }
      endSpan(
        tracer.startSpan(name, options, parentContext(request?.traceparent)),
        attributes,
        isError,
      )
    },
    close,
  }
}
