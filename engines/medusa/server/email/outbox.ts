import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { EmailContent } from '@vitrine/commerce/email/emailContent.ts'
import { emailLimits } from '@vitrine/commerce/email/emailLimits.ts'
import { renderEmail } from '@vitrine/commerce/email/renderEmail.ts'
import {
  type EmailTransport,
  fileTransport,
  smtpTransport,
} from '@vitrine/commerce/email/transport.ts'
import type { ShopMetrics } from '@vitrine/commerce/monitoring/shopMetrics.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ClaimedEmail } from '../../engine/src/modules/shop/rows.ts'
import type { Adapter } from '../core/adapter.ts'
import type { Environment } from '../core/environment.ts'
import { writeOrderEmail } from './writeOrderEmail.ts'
import { writeStaffEmail } from './writeStaffEmail.ts'
import { writeStockEmail } from './writeStockEmail.ts'

/** The names of the engine's outcomes in the metrics. */
const measured = {
  sent: 'sent',
  retried: 'failed',
  given_up: 'given_up',
  lost: 'lease_lost',
} as const
type Outcome = keyof typeof measured

/** Milliseconds until the engine is asked again after it did not respond. */
const pause = 2000

/** Sends the emails of the engine's outbox: the adapter's own, and those about orders. */
export class Outbox {
  readonly #adapter: Adapter
  readonly #log: FastifyBaseLogger
  readonly #metrics: ShopMetrics
  readonly #transport: EmailTransport
  readonly #end = new AbortController()
  readonly #running: Promise<void>

  /** Sends by SMTP when SMTP_URL is set, otherwise as files in the data directory. */
  constructor(adapter: Adapter, metrics: ShopMetrics) {
    this.#adapter = adapter
    this.#log = adapter.log
    this.#metrics = metrics
    this.#transport = transportOf(adapter.environment)
    this.#running = this.#run()
  }

  /** Finishes the email that is being sent. */
  async close(): Promise<void> {
    this.#end.abort()
    await this.#running
    this.#transport.close()
  }

  async #run() {
    const { signal } = this.#end
    while (!signal.aborted)
      await this.#sendNext().catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the outbox cannot be read')
        return delay(pause, undefined, { signal }).catch(() => {})
      })
  }

  async #sendNext() {
    const { shop } = this.#adapter
    const { email } = await shop.post<{ email: ClaimedEmail | null }>('/mails/next')
    if (!email) return
    const failure = await this.#deliver(email).then(
      () => null,
      (error: unknown) => error as Error & { code?: string },
    )
    const result = { lease: email.lease, failure: failure?.message ?? null }
    const { outcome } = await shop.post<{ outcome: Outcome }>(`/mails/${email.id}`, result)
    this.#metrics.email(measured[outcome])
    // The server's response may contain the recipient, so it is stored and not logged.
    if (failure)
      this.#log.error(
        { email: email.id, event: email.event, code: failure.code ?? failure.name, outcome },
        'an email could not be sent',
      )
  }

  async #deliver(email: ClaimedEmail) {
    const content = await this.#contentOf(email)
    if (!content || !(await this.#isAllowed(email, content))) return
    const createdAt = new Date(email.createdAt)
    await this.#transport.send({
      ...renderEmail(content, this.#adapter.environment),
      id: email.id,
      createdAt,
    })
  }

  /** Whether the recipient may get another email of its topic in this hour (emails.limit). */
  async #isAllowed({ id, lease }: ClaimedEmail, { topic, to }: EmailContent): Promise<boolean> {
    if (!topic) return true
    const key = createHash('sha256').update(`${topic} ${to.toLowerCase()}`).digest('hex')
    const limit = { lease, key, maxPerHour: emailLimits[topic] }
    const path = `/mails/${id}/limit`
    return (await this.#adapter.shop.post<{ isAllowed: boolean }>(path, limit)).isAllowed
  }

  #staffEmail(email: ClaimedEmail): EmailContent | null {
    const content = writeStaffEmail(this.#adapter.environment, email)
    if (!content) this.#log.warn('staff are not emailed about pending work: STAFF_EMAIL is not set')
    return content
  }

  /** The content of a claimed email, or null when the event has no email any more. */
  #contentOf(email: ClaimedEmail): Promise<EmailContent | null> | EmailContent | null {
    if (email.event === 'content') return email.detail as unknown as EmailContent
    if (email.event === 'staff.work') return this.#staffEmail(email)
    if (email.event.startsWith('stock.')) return writeStockEmail(this.#adapter, email)
    return writeOrderEmail(this.#adapter, email)
  }
}

const transportOf = ({ SMTP_URL, MAIL_FROM, VITRINE_DATA }: Environment): EmailTransport =>
  SMTP_URL
    ? smtpTransport(SMTP_URL, MAIL_FROM)
    : fileTransport(join(VITRINE_DATA, 'medusa', 'mail'), MAIL_FROM)
