import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { RenderedEmail } from './renderEmail.ts'

/** An email with the id of its outbox row, which identifies repeated sends. */
export interface OutgoingEmail extends RenderedEmail {
  id: number
  createdAt: Date
}

export interface EmailTransport {
  /** Throws when the email must be retried, at the latest when the signal aborts. */
  send(email: OutgoingEmail, signal?: AbortSignal): Promise<void>
  close(): void
}

/** The headers with which email programs offer to unsubscribe by one press (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function message(email: OutgoingEmail, from: string) {
  return {
    from,
    to: { name: '', address: email.to },
    subject: email.subject,
    html: email.html,
    text: email.text,
    messageId: `<mail-${email.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    date: email.createdAt,
    replyTo: from,
    headers: {
      // No absence note or other robot answers it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(email.unsubscribeUrl && unsubscribeHeaders(email.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Milliseconds for which a server may be silent, and for which an email may take in all. */
export const smtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 20_000, total: 60_000 }

/**
 * Sends by SMTP, one connection for each email, with the same Message-ID when a crash before a send is recorded repeats
 * the email.
 */
export function smtpTransport(
  url: string,
  from: string,
  timeouts: typeof smtpTimeouts = smtpTimeouts,
): EmailTransport {
  const transport = createTransport({
    url,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
  })
  return {
    async send(email, signal) {
      const late = AbortSignal.timeout(timeouts.total)
      await transport.sendMail({
        ...message(email, from),
        signal: signal ? AbortSignal.any([signal, late]) : late,
      })
    },
    close: () => transport.close(),
  }
}

/** Writes each email to a file named after its id, so that a repeated send replaces it. */
export function fileTransport(directory: string, from: string): EmailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(email) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const { message: bytes } = await transport.sendMail(message(email, from))
      const name = `${String(email.id).padStart(6, '0')}.eml`
      const draft = join(directory, `.${name}.part`)
      await writeFile(draft, bytes.toString(), { mode: 0o600 })
      await rename(draft, join(directory, name))
    },
    close: () => transport.close(),
  }
}
