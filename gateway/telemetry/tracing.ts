import { SpanKind, trace } from '@opentelemetry/api'
import {
  endSpan,
  parentContext,
  spanTraceparent,
  startSpanExport,
} from '@vitrine/contract/service/spans.ts'

/** A call to the CMS as part of a trace. */
export interface TracedCall {
  /** The header that continues the trace in the CMS (W3C Trace Context). */
  traceparent: string
  /** Ends the span with the status of the response, or with the code of an error. */
  end(outcome: number | string): void
}

/** An operation as part of a trace. */
export interface Trace {
  call(method: string, path: string): TracedCall
  end(operationName: string | null | undefined, hasErrors: boolean): void
}

/** Reports the duration of operations and their calls to the CMS to an OpenTelemetry collector. */
export interface Tracing {
  /** Starts an operation; `traceparent` is the header of the request. */
  begin(traceparent: string | undefined): Trace
  /** Sends pending spans, for at most a second. */
  close(): Promise<void>
}

/** Starts reporting to the collector at a URL such as http://127.0.0.1:4318. */
export function startTracing(endpoint: string, serviceName: string): Tracing {
  const { tracer, close } = startSpanExport(endpoint, serviceName)
  return {
    begin(traceparent) {
      const parent = parentContext(traceparent)
      const span = tracer.startSpan('graphql', { kind: SpanKind.SERVER }, parent)
      const inside = trace.setSpan(parent, span)
      return {
        call(method, path) {
          const attributes = { 'http.request.method': method, 'url.path': path }
          const options = { kind: SpanKind.CLIENT, attributes }
          const call = tracer.startSpan(`${method} ${path}`, options, inside)
          return {
            traceparent: spanTraceparent(call),
            end: (outcome) =>
              typeof outcome === 'number'
                ? endSpan(call, { 'http.response.status_code': outcome }, outcome >= 400)
                : endSpan(call, { 'error.type': outcome }, true),
          }
        },
        end(operationName, hasErrors) {
          if (operationName) span.updateName(`graphql ${operationName}`)
          endSpan(span, { 'graphql.operation.name': operationName ?? 'none' }, hasErrors)
        },
      }
    },
    close,
  }
}
