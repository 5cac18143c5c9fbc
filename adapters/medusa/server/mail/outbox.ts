import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type MailContent, renderMail } from '../../../../cms/mail/renderMail.ts'
import { fileTransport, type MailTransport, smtpTransport } from '../../../../cms/mail/transport.ts'
import type { ClaimedMail } from '../../engine/src/mails/claimedMail.ts'
import type { Adapter } from '../adapter.ts'
import type { Environment } from '../environment.ts'
import { writeOrderMail } from './writeOrderMail.ts'
import { writeStockMail } from './writeStockMail.ts'

/** Milliseconds until the engine is asked again after it did not respond. */
const pause = 2000

/** Sends the emails of the engine's outbox: those that the adapter added, and those about orders. */
export class Outbox {
  readonly #adapter: Adapter
  readonly #log: FastifyBaseLogger
  readonly #transport: MailTransport
  readonly #end = new AbortController()
  readonly #running: Promise<void>

  /** Sends by SMTP when SMTP_URL is set, otherwise as files in the data directory. */
  constructor(adapter: Adapter, log: FastifyBaseLogger) {
    this.#adapter = adapter
    this.#log = log
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
    const { mail } = await shop.post<{ mail: ClaimedMail | null }>('/mails/next')
    if (!mail) return
    const failure = await this.#deliver(mail).then(
      () => null,
      (error: unknown) => error as Error & { code?: string },
    )
    const result = { lease: mail.lease, failure: failure?.message ?? null }
    const { outcome } = await shop.post<{ outcome: string }>(`/mails/${mail.id}`, result)
    // The server's response may contain the recipient, so it is stored and not logged.
    if (failure)
      this.#log.error(
        { mail: mail.id, event: mail.event, code: failure.code ?? failure.name, outcome },
        'an email could not be sent',
      )
  }

  async #deliver(mail: ClaimedMail) {
    const content = await this.#contentOf(mail)
    if (!content) return
    const createdAt = new Date(mail.createdAt)
    await this.#transport.send({ ...renderMail(content), id: mail.id, createdAt })
  }

  /** Null when the event has no email any more. */
  #contentOf(mail: ClaimedMail): Promise<MailContent | null> | MailContent {
    if (mail.event === 'content') return mail.detail as unknown as MailContent
    if (mail.event.startsWith('stock.')) return writeStockMail(this.#adapter, mail)
    return writeOrderMail(this.#adapter, mail)
  }
}

const transportOf = ({ SMTP_URL, MAIL_FROM, VITRINE_DATA }: Environment): MailTransport =>
  SMTP_URL
    ? smtpTransport(SMTP_URL, MAIL_FROM)
    : fileTransport(join(VITRINE_DATA, 'medusa', 'mail'), MAIL_FROM)
