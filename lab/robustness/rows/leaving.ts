import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { processorTime } from '@vitrine/tests/support/measure/processUse.ts'
import { listingAddress } from '../../bench/serverCases/addresses.ts'
import { failedCount, startOtherVisitors } from '../shared/others.ts'
import { claimFailures, type Row } from '../shared/row.ts'
import { startShop } from '../shared/shop.ts'
import { RawConnection, readOpenFiles } from '../shared/sockets.ts'
import { nextAddress } from '../shared/visitor.ts'

const concurrency = 40
/** The time that the gateway may go on working after the last client has left. */
const quietMilliseconds = 6000

export const leaving: Row = {
  name: 'leaving',
  about:
    'clients that leave while a page is rendered or sent; no render, file or socket stays behind',
  async *run({ times }) {
    await using shop = await startShop()
    const { url, gateway, cms } = shop
    await fetch(`${url}/shop`).then((response) => response.arrayBuffer())
    const before = { gateway: readOpenFiles(gateway.pid), cms: readOpenFiles(cms.pid) }
    const clients = times(2000)
    const others = await startOtherVisitors(url, 5)
    let left = 0
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (left < clients) {
          left += 1
          await leave(url, left)
        }
      }),
    )
    const experience = await others.stop()
    const quiet = await untilQuiet(gateway.pid)
    // The gateway uses its connections to the CMS again, until the CMS closes them after 65 s without a request.
    for (let second = 0; second < 80; second += 1) {
      if (readOpenFiles(gateway.pid).sockets <= before.gateway.sockets) break
      await wait(1000)
    }
    const after = { gateway: readOpenFiles(gateway.pid), cms: readOpenFiles(cms.pid) }
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const queued = Number(/^vitrine_page_queue_length (\S+)/m.exec(metrics)?.[1])
    const aborted = Number(
      /^vitrine_pages_total\{verdict="aborted"\} (\S+)/m.exec(metrics)?.[1] ?? 0,
    )
    const extra = (name: 'gateway' | 'cms', kind: 'sockets' | 'files') =>
      after[name][kind] - before[name][kind]
    yield {
      what: 'Clients leave before, while and after the first bytes of a page that is not stored',
      count: `${figure(clients)} clients`,
      outcome: `${aborted} renders given up, quiet after ${figure(quiet)} ms; gateway sockets ${extra('gateway', 'sockets')}, files ${extra('gateway', 'files')}, CMS sockets ${extra('cms', 'sockets')} more than before; other visitors: ${failedCount(experience)} of ${experience.count} failed`,
      p99: experience.p99,
      failures: claimFailures([
        [queued === 0, `${queued} renders are queued`],
        [
          quiet <= quietMilliseconds,
          `the gateway works for ${figure(quiet)} ms after the last client left`,
        ],
        [
          extra('gateway', 'sockets') <= 5,
          `${extra('gateway', 'sockets')} sockets of the gateway stay open`,
        ],
        [
          extra('gateway', 'files') <= 0,
          `${extra('gateway', 'files')} files of the gateway stay open`,
        ],
        [extra('cms', 'sockets') <= 5, `${extra('cms', 'sockets')} sockets of the CMS stay open`],
        [gateway.end === undefined && cms.end === undefined, 'a server ended'],
        [aborted > 0, 'no client left during a render'],
      ]),
    }
  },
}

/** Requests a page that is not stored, and leaves at one of several moments. */
async function leave(url: string, number: number): Promise<void> {
  const connection = await new RawConnection(url).connected()
  connection.socket.write(
    `GET ${listingAddress(number)} HTTP/1.1\r\nhost: shop\r\naccept: text/html\r\nx-forwarded-for: ${nextAddress()}\r\n\r\n`,
  )
  if (number % 4 === 0) {
    const until = performance.now() + 2000
    while (!connection.received && performance.now() < until) await wait(2)
  } else await wait((number * 7) % 60)
  if (number % 2 === 0) connection.socket.resetAndDestroy()
  else connection.socket.destroy()
}

/** Milliseconds until the process uses less than a tenth of a core. */
async function untilQuiet(pid: number): Promise<number> {
  const started = performance.now()
  for (;;) {
    const before = processorTime(pid)
    await wait(500)
    if (processorTime(pid) - before < 50_000 || performance.now() - started > 60_000)
      return performance.now() - started - 500
  }
}
