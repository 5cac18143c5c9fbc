import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { residentMemory } from '@vitrine/tests/support/measure/processUse.ts'
import { type Experience, failedCount, startOtherVisitors } from '../shared/others.ts'
import { claimFailures, type Line, type Row, type RunOptions } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'
import {
  openConnections,
  type RawConnection,
  readOpenFiles,
  untilClosed,
} from '../shared/sockets.ts'

/** The longest p99 of other visitors, in milliseconds: one of ten of their requests is a new page. */
const maxP99 = 3000
const jsonHead = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${length}\r\n\r\n`
/** Routes that accept bodies. */
const bodyPaths = [
  '/graphql',
  '/auth/apple/callback',
  '/api/v1/webhooks/payment',
  '/component/contact-form/',
]

export const connections: Row = {
  name: 'connections',
  about: 'slow headers, slow and endless bodies, 10,000 idle connections',
  async *run(options) {
    await using shop = await startShop()
    yield await sendSlowHeaders(shop, options)
    yield await sendSlowBodies(shop, options)
    yield await sendEndlessBodies(shop, options)
    yield await keepIdle(shop, options)
  },
}

const seconds = (connections: readonly RawConnection[]) =>
  Math.max(...connections.map((one) => one.seconds).filter((one) => !Number.isNaN(one)))

const describe = (experience: Experience) =>
  `other visitors: ${failedCount(experience)} of ${experience.count} failed`

const claimsOf = (experience: Experience) =>
  [
    [failedCount(experience) === 0, `other visitors failed: ${JSON.stringify(experience.failed)}`],
    [experience.p99 <= maxP99, `other visitors waited ${figure(experience.p99)} ms`],
  ] as const

async function sendSlowHeaders({ url }: Shop, { times }: RunOptions): Promise<Line> {
  const opened = await openConnections(url, times(1000))
  const others = await startOtherVisitors(url)
  const timer = trickle(opened, 'GET / HTTP/1.1\r\nhost: shop\r\nx-filler: ')
  const open = await untilClosed(opened, 25)
  clearInterval(timer)
  const experience = await others.stop()
  return {
    what: 'Connections send a byte of their headers a second',
    count: `${figure(opened.length)} connections`,
    outcome: `the last is closed after ${figure(seconds(opened))} s; ${describe(experience)}`,
    p99: experience.p99,
    failures: claimFailures([
      [open === 0, `${open} connections are open after 25 s`],
      ...claimsOf(experience),
    ]),
  }
}

async function sendSlowBodies({ url }: Shop, { times }: RunOptions): Promise<Line> {
  const opened = await openConnections(url, times(500))
  for (const [index, { socket }] of opened.entries())
    socket.write(jsonHead(bodyPaths[index % bodyPaths.length] ?? '/', 'content-length: 90000'))
  const others = await startOtherVisitors(url)
  const timer = trickle(opened, 'x'.repeat(80_000))
  const open = await untilClosed(opened, 90)
  clearInterval(timer)
  const experience = await others.stop()
  return {
    what: 'Connections send a byte of their bodies a second',
    count: `${figure(opened.length)} connections to ${bodyPaths.length} paths`,
    outcome: `the last is closed after ${figure(seconds(opened))} s; ${describe(experience)}`,
    p99: experience.p99,
    failures: claimFailures([
      [open === 0, `${open} connections are open after 90 s`],
      ...claimsOf(experience),
    ]),
  }
}

/** Sends a text byte by byte, a byte a second on every connection. */
function trickle(opened: readonly RawConnection[], text: string) {
  let position = 0
  return setInterval(() => {
    for (const { socket } of opened) if (socket.writable) socket.write(text[position] ?? 'x')
    position += 1
  }, 1000)
}

async function sendEndlessBodies({ url, gateway }: Shop, { times }: RunOptions): Promise<Line> {
  const memory = residentMemory(gateway.pid)
  const opened = await openConnections(url, times(50))
  const others = await startOtherVisitors(url)
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  let megabytes = 0
  for (const [index, { socket }] of opened.entries()) {
    socket.write(jsonHead(bodyPaths[index % bodyPaths.length] ?? '/', 'transfer-encoding: chunked'))
    const send = () => {
      while (socket.writable && socket.write(chunk)) megabytes += 0x10000 / 1e6
    }
    socket.on('drain', send)
    send()
  }
  const open = await untilClosed(opened, 70)
  const experience = await others.stop()
  await wait(2000)
  const growth = residentMemory(gateway.pid) - memory
  const statuses = new Set(opened.map(({ status }) => status))
  const failed = opened.filter(({ status = 0 }) => status >= 500 || (status > 0 && status < 400))
  return {
    what: 'Connections send bodies that never end, as fast as they can',
    count: `${opened.length} connections, ${figure(megabytes)} MB`,
    outcome: `statuses ${[...statuses].map((one) => one ?? 'none').join(', ')}, closed after ${figure(seconds(opened))} s, memory +${figure(growth)} MB; ${describe(experience)}`,
    p99: experience.p99,
    failures: claimFailures([
      [open === 0, `${open} connections are open after 70 s`],
      [failed.length === 0, `${failed.length} connections got another status than 4xx`],
      [growth < 150, `the gateway's memory grew by ${figure(growth)} MB`],
      ...claimsOf(experience),
    ]),
  }
}

async function keepIdle({ url, gateway }: Shop, { times }: RunOptions): Promise<Line> {
  const before = readOpenFiles(gateway.pid).sockets
  const opened = await openConnections(url, times(10_000))
  // Each has had a response, and could send a further request.
  for (const { socket } of opened) socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n')
  const others = await startOtherVisitors(url)
  const open = await untilClosed(opened, 100)
  const experience = await others.stop()
  await wait(3000)
  const served = opened.filter(({ status }) => status === 200).length
  const after = readOpenFiles(gateway.pid).sockets
  return {
    what: 'Connections stay idle after a request',
    count: `${figure(opened.length)} connections`,
    outcome: `${figure(served)} served, the last is closed after ${figure(seconds(opened))} s; ${describe(experience)}`,
    p99: experience.p99,
    failures: claimFailures([
      [served === opened.length, `only ${served} of ${opened.length} were served`],
      [open === 0, `${open} connections are open after 100 s`],
      [after <= before + 20, `${after - before} sockets stay behind`],
      ...claimsOf(experience),
    ]),
  }
}
