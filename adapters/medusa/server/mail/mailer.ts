import { join } from 'node:path'
import { type MailContent, renderMail } from '../../../../cms/mail/renderMail.ts'
import { fileTransport, type MailTransport, smtpTransport } from '../../../../cms/mail/transport.ts'
import type { Environment } from '../environment.ts'

/** Sends emails, once: there is no outbox, so that an email that fails is only logged. */
export class Mailer {
  readonly #transport: MailTransport
  #lastId = Date.now()

  /** By SMTP when SMTP_URL is set, otherwise as files in the data directory. */
  constructor({ SMTP_URL, MAIL_FROM, VITRINE_DATA }: Environment) {
    this.#transport = SMTP_URL
      ? smtpTransport(SMTP_URL, MAIL_FROM)
      : fileTransport(join(VITRINE_DATA, 'medusa', 'mail'), MAIL_FROM)
  }

  /** Throws when the email could not be sent. */
  async send(content: MailContent): Promise<void> {
    this.#lastId += 1
    const createdAt = new Date()
    await this.#transport.send({ ...renderMail(content), id: this.#lastId, createdAt })
  }

  close() {
    this.#transport.close()
  }
}
