import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { readMigrations, readSchemaVersion } from '#cms/database/migrations.ts'
import { createTestClock } from '#cms/tests/support/clock.ts'
import { openReleased } from '#cms/tests/support/releasedDatabase.ts'
import { expectHistory, type ShopHistory } from '#cms/tests/support/shopHistory.ts'
import { databaseKinds } from '#cms/tests/support/shopPlace.ts'
import { createTestDatabase, startCms, testEnvironment } from '#cms/tests/support/testCms.ts'

/** The history that shoppers saw of the shop in `release-1.0.0.sql`, and the secret of its links. */
const history: ShopHistory = {
  productId: '1',
  guestOrders: [
    {
      orderId: '7096265342',
      status: 'on-hold',
      total: 1000,
      accessKey: 'tqrf8i.MVGM7XM2o-XgAVwaU2y1tJlvl5QFyXd_gFIIRE9MTrU',
    },
    {
      orderId: '6052094271',
      status: 'processing',
      total: 1000,
      accessKey: 'tqrf8j.EdE8Nv_14DXVl1AGvyOe8kbKiL17XR2ZAoTRSNiJ_Q0',
    },
    {
      orderId: '8409573272',
      status: 'refunded',
      total: 1000,
      accessKey: 'tqrf8k.6WSrAPZ9SX9RJ8BBt8HUBJTcvRynHwW2ZXYSoDOEYYY',
    },
  ],
  customerOrders: [
    { orderId: '4037653706', status: 'checking_payment', total: 1000 },
    { orderId: '5351331290', status: 'packing', total: 1000 },
  ],
  email: 'history@example.com',
  customerCookies: [
    ['vitrine_cart', 'Xdn7_apfz9AWANqrfkjOh2kWqtRtP0acoA89gyQS7a8'],
    ['vitrine_session', 'L_XA2ksi5zFYqWNFeIaydLneGOD4qdGrNd5ytvPPH1E'],
  ],
  guestCookies: [['vitrine_cart', 'f9YP3wn80dVTVoa5RnxVIfrJ8sjawdn88n2_r5-BBc0']],
}
const variables = { ORDERS_SECRET: 'the-secret-of-orders-in-the-dump-of-release-1-0-0' }

test.each(databaseKinds)(
  'a database of release 1.0.0 on %s is brought up to date with its orders, bags and sessions',
  async (kind) => {
    covers('security.upgrade')

    const server = kind === 'PostgreSQL' ? await createTestDatabase() : undefined
    const old = await openReleased(server?.url)
    const snapshot = await old.snapshot?.()
    await old.close()

    // Links and sessions expire, so the database is opened soon after it was left.
    const { cms, url, close } = await startCms({
      ...{ databaseUrl: server?.url, snapshot },
      clock: createTestClock('2026-11-28T15:00:00Z'),
      environment: testEnvironment(variables),
    })
    try {
      expect(await readSchemaVersion(cms.database)).toBe(readMigrations().at(-1)?.folderMillis)
      await expectHistory(url, history)
    } finally {
      await close()
      await server?.drop()
    }
  },
)
