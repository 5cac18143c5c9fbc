import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cms } from './context.ts'
import { sendPasswordResets } from './customer/authentication/lostPassword.ts'
import { sweepVisitors } from './customer/authentication/sweepVisitors.ts'
import { sendDue } from './mail/outbox.ts'
import { fileTransport, type MailTransport, smtpTransport } from './mail/transport.ts'
import { expireOrders } from './orders/payment/expireOrders.ts'

/** Sends emails to the server of SMTP_URL, or writes them to the outbox of the data directory. */
export function mailTransport({ environment, dataDirectory }: Cms): MailTransport {
  return environment.SMTP_URL
    ? smtpTransport(environment.SMTP_URL, environment.MAIL_FROM)
    : fileTransport(join(dataDirectory, 'outbox'), environment.MAIL_FROM)
}

/** Runs all due tasks and returns their number. */
export async function runDue(cms: Cms, transport: MailTransport): Promise<number> {
  const { database, clock, environment } = cms
  const expired = await expireOrders(cms, clock.now())
  const answered = await sendPasswordResets(database, environment.SITE_URL, clock.now())
  const sent = await sendDue(database, transport, clock)
  return expired + answered + sent
}

/** Milliseconds between two runs. */
const pause = 1000

/** Runs between two sweeps of expired visitors. */
const sweepInterval = 600

/** Runs due tasks every second until stopped. A failure is logged and retried. */
export function startBackground(cms: Cms): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const transport = mailTransport(cms)
  const work = (async () => {
    for (let round = 0; !stopped.signal.aborted; round += 1) {
      try {
        if (round % sweepInterval === 0) await sweepVisitors(cms.database, cms.clock.now())
        while ((await runDue(cms, transport)) > 0 && !stopped.signal.aborted);
      } catch (error) {
        cms.log.error({ err: error }, 'background work failed')
      }
      await delay(pause, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
    transport.close()
  })()
  return {
    stop: () => {
      stopped.abort()
      return work
    },
  }
}
