import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cms } from './context.ts'
import { answerPasswordRequests } from './customer/lostPassword.ts'
import { sweepVisitors } from './customer/sweepVisitors.ts'
import { sendDue } from './mail/outbox.ts'
import { fileTransport, type MailTransport, smtpTransport } from './mail/transport.ts'
import { expireOrders } from './orders/expireOrders.ts'

/** The transport of mails: the server of SMTP_URL, or files in the outbox of the data directory. */
export function mailTransport({ environment, dataDirectory }: Cms): MailTransport {
  return environment.SMTP_URL
    ? smtpTransport(environment.SMTP_URL, environment.MAIL_FROM)
    : fileTransport(join(dataDirectory, 'outbox'), environment.MAIL_FROM)
}

/** Runs everything that is due by the CMS's clock, and returns how many things that was. */
export async function runDue(cms: Cms, transport: MailTransport): Promise<number> {
  const { database, clock, environment } = cms
  const expired = await expireOrders(cms, clock.now())
  const answered = await answerPasswordRequests(database, environment.SITE_URL, clock.now())
  const sent = await sendDue(database, transport, clock)
  return expired + answered + sent
}

/** Milliseconds between two rounds. */
const pause = 1000

/** Rounds between two removals of visitors that have expired. */
const sweepRounds = 600

/** Runs what is due every second until it is stopped. A failure is logged and retried. */
export function startBackground(cms: Cms): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const transport = mailTransport(cms)
  const work = (async () => {
    for (let round = 0; !stopped.signal.aborted; round += 1) {
      try {
        if (round % sweepRounds === 0) await sweepVisitors(cms.database, cms.clock.now())
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
