import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds in which the gateway must respond, and until the next attempt when it did not. */
const timeout = 5000
const retryDelay = 1000

/** Failures in a row that are logged, about a minute: the gateway starts after the CMS, or after a first reading of Medusa. */
const reportedFailures = 60

/** Maximum number of paths in a notice. */
const maxPaths = 1000

interface Variables {
  /** The URL at which this process reaches the gateway. */
  GATEWAY_URL: string
  CMS_WEBHOOK_SECRET?: string | undefined
}

/** Notifies the gateway of changed responses (docs/rest/README.md, Change notices), until it has confirmed them. */
export class GatewayNotices {
  readonly #environment: Variables
  readonly #log: FastifyBaseLogger
  readonly #pending = new Set<string>()
  readonly #closing = new AbortController()
  #isSending = false

  constructor(environment: Variables, log: FastifyBaseLogger) {
    this.#environment = environment
    this.#log = log
  }

  /** Sends paths below /api/v1, or none without a secret. */
  add(paths: readonly string[]) {
    const { CMS_WEBHOOK_SECRET: secret } = this.#environment
    if (!secret) return
    for (const path of paths) this.#pending.add(path)
    if (!this.#isSending) void this.#sendAll(secret)
  }

  close() {
    this.#closing.abort()
  }

  async #sendAll(secret: string) {
    const { signal } = this.#closing
    this.#isSending = true
    let failures = 0
    while (this.#pending.size > 0 && !signal.aborted) {
      const paths = [...this.#pending].slice(0, maxPaths)
      for (const path of paths) this.#pending.delete(path)
      const problem = await this.#send(secret, paths)
      if (!problem) {
        failures = 0
        continue
      }
      for (const path of paths) this.#pending.add(path)
      failures += 1
      if (failures === reportedFailures)
        this.#log.warn({ problem }, 'the gateway was not notified of changes')
      await delay(retryDelay, undefined, { signal, ref: false }).catch(() => undefined)
    }
    this.#isSending = false
  }

  /** Sends the paths, and returns what went wrong, or undefined. */
  async #send(secret: string, paths: string[]): Promise<string | undefined> {
    const body = JSON.stringify({ paths })
    const seconds = Math.floor(Date.now() / 1000)
    const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-vitrine-signature': `t=${seconds},v1=${digest}`,
    }
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), this.#closing.signal])
    const url = `${this.#environment.GATEWAY_URL}/webhooks/changes`
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      await response.body?.cancel()
      return response.ok ? undefined : `${url} responded ${response.status}`
    } catch (error) {
      return `${url}: ${error}`
    }
  }
}
