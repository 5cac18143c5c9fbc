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

/** One call to the CMS as part of a trace. */
export interface TracedCall {
  /** Names the call to the CMS, which may go on with the trace (W3C Trace Context). */
  traceparent: string
  /** Ends with the status of the answer, or the code of the error in its place. */
  end(outcome: number | string): void
}

/** One operation as part of a trace. */
export interface Trace {
  call(method: string, path: string): TracedCall
  end(operationName: string | null | undefined, hasErrors: boolean): void
}

/** Tells an OpenTelemetry collector how long operations and their calls to the CMS take. */
export interface Tracing {
  /** An operation that begins; `traceparent` is what the request says of the trace that it belongs to. */
  begin(traceparent: string | undefined): Trace
  /** Sends what has not been sent yet, for a second at most. */
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
 * Starts telling the collector at an address, such as http://127.0.0.1:4318. The spans are made here by hand, two kinds
 * of them: what wraps every library by itself would cost each request more than the request.
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
      // A collector that is away must not keep this process from ending.
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, wait(1000, undefined, { ref: false })])
    },
  }
}
