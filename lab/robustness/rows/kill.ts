import { startRedis } from '@vitrine/tests/services/redisServer.ts'
import { startOmise } from '@vitrine/tests/support/standIns/omise.ts'
import { auditTraffic, buyers, OrderTraffic, prepareTraffic } from '../shared/orderTraffic.ts'
import { failuresOf, type Line, type Row, type RunOptions } from '../shared/row.ts'
import { type DatabaseKind, type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'

const ordersBetweenKills = 12
const ordersAfterwards = 50

/** A process that is killed, and how it comes back. */
interface Victim {
  name: string
  database: DatabaseKind
  /** Whether its shop shares a Redis. */
  hasRedis?: boolean
  /** Kills the process with SIGKILL and starts it again, unless the shop does so itself. */
  killAndRestart(shop: Shop, redis: Redis | undefined): Promise<void>
}

type Redis = Awaited<ReturnType<typeof startRedis>>

const restart =
  (name: 'gateway' | 'cms') =>
  async ({ [name]: server }: Shop) => {
    await server.stop('SIGKILL')
    await server.start()
  }

const victims: readonly Victim[] = [
  { name: 'the gateway', database: 'PGlite', killAndRestart: restart('gateway') },
  { name: 'the CMS on PGlite', database: 'PGlite', killAndRestart: restart('cms') },
  { name: 'the CMS on PostgreSQL', database: 'PostgreSQL', killAndRestart: restart('cms') },
  {
    name: 'PostgreSQL',
    database: 'PostgreSQL',
    async killAndRestart({ postgres }) {
      await postgres?.kill()
      await postgres?.open()
    },
  },
  {
    name: 'Redis',
    database: 'PGlite',
    hasRedis: true,
    async killAndRestart(_, redis) {
      await redis?.kill()
      await redis?.open()
    },
  },
]

export const kill: Row = {
  name: 'kill',
  about: 'kill -9 of gateway, CMS, PostgreSQL and Redis, 10 times each, during orders',
  async *run(options) {
    for (const victim of victims) yield await killDuringOrders(victim, options)
  },
}

async function killDuringOrders(victim: Victim, { times }: RunOptions): Promise<Line> {
  const kills = times(10)
  const omise = await startOmise()
  const redis = victim.hasRedis ? await startRedis() : undefined
  try {
    await using shop = await startShop({
      database: victim.database,
      prepare: prepareTraffic,
      gateway: redis ? { REDIS_URL: redis.url } : {},
      cms: {
        OMISE_SECRET_KEY: omise.secretKey,
        OMISE_URL: omise.url,
      },
    })
    const tally = new Tally()
    const traffic = new OrderTraffic(shop, omise, tally)
    let recovery = 0
    for (let count = 0; count < kills; count += 1) {
      await traffic.untilMore(ordersBetweenKills)
      const started = performance.now()
      await victim.killAndRestart(shop, redis)
      await traffic.untilMore(1)
      recovery = Math.max(recovery, performance.now() - started)
    }
    await traffic.untilMore(ordersAfterwards)
    await traffic.stop()
    const audit = await auditTraffic(shop, traffic, omise)
    const { lost, duplicated, missingPieces, missingPayments, wrongBooks, paid } = audit
    return {
      what: `kill -9 of ${victim.name} while ${buyers} buyers order`,
      count: `${kills} times, ${traffic.acknowledged.length} orders, ${paid} paid`,
      outcome: `${lost} lost, ${duplicated} duplicated, stock and sold differ by ${missingPieces}, books by ${missingPayments / 100} baht; ${tally.broken} connections broken, ${tally.undocumentedCount} undocumented failures`,
      recovery,
      failures: failuresOf([
        [lost === 0, `${lost} acknowledged orders do not exist`],
        [duplicated === 0, `${duplicated} orders were not acknowledged exactly once`],
        [missingPieces === 0, `${missingPieces} pieces are missing`],
        [missingPayments === 0, `${missingPayments / 100} baht arrived and were not recorded`],
        [wrongBooks === 0, `the books of ${wrongBooks} orders do not add up`],
        [audit.unsentEmails === 0, `${audit.unsentEmails} emails were not sent`],
        [paid > 0, 'no order was paid'],
        tally.claim(),
      ]),
    }
  } finally {
    await redis?.[Symbol.asyncDispose]()
    await omise.close()
  }
}
