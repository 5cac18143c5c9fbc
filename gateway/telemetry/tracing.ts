import { setTimeout as wait } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

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

const traceparentPattern = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentPattern.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number(flags), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags}`
}

function endSpan(span: Span, attributes: Attributes, isError: boolean) {
  span.setAttributes(attributes)
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/**
 * Starts reporting to the collector at a URL such as http://127.0.0.1:4318. Spans are created by hand, because automatic
 * instrumentation of every library would cost more than the requests themselves.
 */
export function startTracing(endpoint: string, serviceName: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('vitrine')
  return {
    begin(traceparent) {
      const parent = parentOf(traceparent)
      const span = tracer.startSpan('graphql', { kind: SpanKind.SERVER }, parent)
      const inside = trace.setSpan(parent, span)
      return {
        call(method, path) {
          const attributes = { 'http.request.method': method, 'url.path': path }
          const options = { kind: SpanKind.CLIENT, attributes }
          const call = tracer.startSpan(`${method} ${path}`, options, inside)
          return {
            traceparent: traceparentOf(call),
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
    async close() {
      // An unreachable collector must not delay the shutdown.
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, wait(1000, undefined, { ref: false })])
    },
  }
}
