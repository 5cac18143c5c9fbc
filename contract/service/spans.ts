import { setTimeout as wait } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

/** Creates spans and sends them to a collector. */
export interface SpanExport {
  tracer: Tracer
  /** Sends pending spans, for at most a second. */
  close(): Promise<void>
}

/**
 * Starts sending spans to the collector at a URL such as http://127.0.0.1:4318, created by hand, because automatic
 * instrumentation of every library would cost more than the requests themselves.
 */
export function startSpanExport(endpoint: string, serviceName: string): SpanExport {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  return {
    tracer: provider.getTracer('vitrine'),
    async close() {
      // An unreachable collector must not delay the shutdown.
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, wait(1000, undefined, { ref: false })])
    },
  }
}

const traceparentPattern = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/

/** The context that a `traceparent` header continues (W3C Trace Context); a new trace if it is absent or malformed. */
export function parentContext(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentPattern.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number(flags), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}

/** The `traceparent` header with which a call continues a span. */
export function spanTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags}`
}

/** Ends a span with its attributes and, if it failed, the status ERROR. */
export function endSpan(span: Span, attributes: Attributes, isError: boolean) {
  span.setAttributes(attributes)
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
