import { join } from 'node:path'
import {
  type EmailTransport,
  fileTransport,
  smtpTransport,
} from '@vitrine/commerce/email/transport.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { startLoop, type Task } from '@vitrine/commerce/taskLoop.ts'
import { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import type { Cms } from '../core/context.ts'
import { sendPasswordResets } from '../customer/authentication/lostPassword.ts'
import { sweepVisitors } from '../customer/authentication/sweepVisitors.ts'
import { measureOutbox, sendNext } from '../email/outbox.ts'
import { sweepLimits } from '../http/sharedLimits.ts'
import { sweepSubscriptions } from '../newsletter/followLink.ts'
import { measureOrders } from '../orders/measureOrders.ts'
import { sendOrderLinks, sweepOrderLinks } from '../orders/order/orderLinks.ts'
import { forgetParties } from '../orders/order/taxDocuments.ts'
import { checkDueCharges } from '../orders/payment/chargeChecks.ts'
import { expireOrders, expireSlips } from '../orders/payment/expireOrders.ts'
import { notifyStaff } from '../orders/payment/notifyStaff.ts'
import { reconcile } from '../orders/payment/reconcile.ts'
import { sendRefunds } from '../orders/refunds/sendRefunds.ts'
import { applySales } from '../staff/products.ts'
import { publishDue } from '../staff/publishDue.ts'
import { sendAlerts } from '../stockAlerts/sendAlerts.ts'
import { sendConfirmations } from '../stockAlerts/sendConfirmations.ts'
import { sweepAlerts } from '../stockAlerts/sweepAlerts.ts'
import { sendDeliveries, sweepDeliveries, webhookTimeout } from '../webhooks/sendDeliveries.ts'

/** Sends emails to the server of SMTP_URL, or writes them to the outbox of the data directory. */
export function emailTransport({ environment, dataDirectory }: Cms): EmailTransport {
  return environment.SMTP_URL
    ? smtpTransport(environment.SMTP_URL, environment.MAIL_FROM)
    : fileTransport(join(dataDirectory, 'outbox'), environment.MAIL_FROM)
}

/** Emails that one call of `runDue` sends at most, so that a command ends although the server hangs. */
const maxEmails = 20

/** Runs all due tasks once, one after the other, and returns the number of things done. */
export async function runDue(cms: Cms, transport: EmailTransport): Promise<number> {
  let done = 0
  for (const { run } of dueTasks(cms)) done += await run(new AbortController().signal)
  let emails = 0
  while (emails < maxEmails && (await sendNext(cms, transport))) emails += 1
  return done + emails
}

const second = 1000
const minute = 60 * second

/** The tasks that act on orders and customers when they are due, and then the sending of the emails that they write. */
function dueTasks(cms: Cms): Task[] {
  const { database, clock, environment } = cms
  return [
    {
      name: 'chargeChecks',
      pause: second,
      timeout: minute,
      run: () => checkDueCharges(cms, clock.now()),
    },
    {
      name: 'expiry',
      pause: second,
      timeout: minute,
      run: (signal) => expireOrders(cms, clock.now(), signal),
    },
    {
      name: 'slipExpiry',
      pause: 15 * second,
      timeout: minute,
      run: () => expireSlips(cms, clock.now()),
    },
    {
      name: 'refunds',
      pause: second,
      timeout: minute,
      run: () => sendRefunds(cms, paymentProvider(cms), clock.now()),
    },
    {
      name: 'passwordResets',
      pause: second,
      timeout: 30 * second,
      run: () => sendPasswordResets(database, environment, clock.now()),
    },
    {
      name: 'staffNotices',
      pause: 5 * second,
      timeout: 30 * second,
      run: () => notifyStaff(cms, clock.now()),
    },
    {
      name: 'orderLinks',
      pause: second,
      timeout: 30 * second,
      run: () => sendOrderLinks(cms),
    },
    {
      name: 'stockAlertConfirmations',
      pause: second,
      timeout: 30 * second,
      run: () => sendConfirmations(cms),
    },
    {
      name: 'sales',
      pause: 10 * second,
      timeout: minute,
      run: () => applySales(cms),
    },
    {
      name: 'content',
      pause: 2 * second,
      timeout: minute,
      run: () => publishDue(cms),
    },
    {
      name: 'stockAlerts',
      pause: 5 * second,
      timeout: minute,
      run: () => sendAlerts(cms),
    },
  ]
}

/** The tasks of the CMS, each with a loop of its own, so that none waits for another. */
function tasksOf(cms: Cms, transport: EmailTransport, client: PublicClient): Task[] {
  const { database, clock } = cms
  return [
    {
      name: 'mail',
      pause: second,
      // Longer than an email may take (transport.ts), shorter than its lease (outbox.ts).
      timeout: 75 * second,
      run: async (signal) => ((await sendNext(cms, transport, signal)) ? 1 : 0),
    },
    ...dueTasks(cms),
    {
      name: 'webhooks',
      pause: second,
      timeout: minute,
      run: (signal) => sendDeliveries(cms, client, signal),
    },
    {
      name: 'cleanUp',
      pause: 10 * minute,
      timeout: 5 * minute,
      run: async () => {
        await sweepVisitors(database, clock.now())
        await sweepOrderLinks(database, clock.now())
        await sweepAlerts(database, clock.now())
        await sweepDeliveries(database, clock.now())
        await sweepSubscriptions(database, clock.now())
        await forgetParties(database, clock.now())
        await sweepLimits(database)
        return 0
      },
    },
    {
      name: 'reconciliation',
      pause: 24 * 60 * minute,
      timeout: 30 * minute,
      run: async () => {
        await reconcile(cms, paymentProvider(cms), clock.now())
        return 0
      },
    },
    {
      name: 'outboxMetrics',
      pause: 15 * second,
      timeout: 30 * second,
      run: async () => {
        await measureOutbox(cms)
        return 0
      },
    },
    {
      name: 'orderMetrics',
      pause: 15 * second,
      timeout: 30 * second,
      run: async () => {
        await measureOrders(cms)
        return 0
      },
    },
  ]
}

/** The client of webhooks, whose receivers are on the public internet in production. */
export const webhookClient = ({ environment }: Pick<Cms, 'environment'>): PublicClient =>
  new PublicClient({ allowsPrivate: !environment.isProduction, timeout: webhookTimeout })

/** Starts the background loops, which `stop` ends after their current runs, within three seconds. */
export function startBackground(
  cms: Cms,
  transport: EmailTransport = emailTransport(cms),
): { stop(): Promise<void> } {
  const client = webhookClient(cms)
  const loops = tasksOf(cms, transport, client).map((task) => startLoop(cms, task))
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      transport.close()
      await client.close()
    },
  }
}
