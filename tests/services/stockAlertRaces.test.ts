import { createCms } from '@vitrine/cms/app/server.ts'
import { variations } from '@vitrine/cms/database/schema/catalog.ts'
import { outboxEmails } from '@vitrine/cms/database/schema/orders.ts'
import { restocks, stockAlerts } from '@vitrine/cms/database/schema/stockAlerts.ts'
import { sendAlerts } from '@vitrine/cms/stockAlerts/sendAlerts.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import {
  createTestDatabase,
  startCms,
  testEnvironment,
} from '@vitrine/cms/tests/support/testCms.ts'
import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const shoppers = 40
const processes = 4

test('several processes send no more emails than there are pieces, and none twice', async () => {
  covers('product.alert.processes')

  const database = await createTestDatabase()
  if (!database) throw new Error('This test needs PostgreSQL')
  const { url } = database
  const first = await startCms({ databaseUrl: url })
  const open = [first]
  for (let more = 1; more < processes; more += 1)
    open.push(
      Object.assign(
        await createCms({
          dataDirectory: first.dataDirectory,
          databaseUrl: url,
          environment: testEnvironment(),
        }),
        { url: '', dataDirectory: '' },
      ),
    )
  onTestFinished(async () => {
    for (const running of open.toReversed()) await running.close()
    await database.drop()
  })
  const { cms } = first
  for (let round = 1; round <= 15; round += 1) {
    const pieces = 5
    await addProduct(cms.database, { id: round, variations: [{ id: round, stock: 0 }] })
    await cms.database.insert(restocks).values({ variationId: round, seenStock: 0, unannounced: 0 })
    const now = new Date()
    const emails = Array.from({ length: shoppers }, (_, index) => `r${round}-${index}@example.com`)
    await cms.database.insert(stockAlerts).values(
      emails.map((email, index) => ({
        variationId: round,
        email,
        choices: {},
        createdAt: new Date(now.getTime() + index),
        requestedAt: now,
        confirmedAt: now,
      })),
    )
    await cms.database.update(variations).set({ stock: pieces }).where(eq(variations.id, round))
    const sendAll = () => Promise.all(open.map((running) => sendAlerts(running.cms)))
    while ((await sendAll()).some((done) => done > 0));
    const written = await cms.database
      .select({ to: outboxEmails.recipient })
      .from(outboxEmails)
      .where(inArray(outboxEmails.recipient, emails))
    expect(written.map(({ to }) => to).toSorted()).toEqual(emails.slice(0, pieces).toSorted())
  }
})
