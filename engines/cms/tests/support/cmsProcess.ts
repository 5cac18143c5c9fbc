import { startBackground } from '#cms/app/background.ts'
import { createCms } from '#cms/app/server.ts'
import { products } from '#cms/database/schema/catalog.ts'
import { announceStaff } from '#cms/staff/serve.ts'
import { addProduct } from './addProduct.ts'
import { testEnvironment } from './testCms.ts'

/** Runs a CMS with one product in its own process, which tests may kill. */
const environment = testEnvironment(process.env)
const running = await createCms({
  dataDirectory: environment.VITRINE_DATA,
  databaseUrl: environment.DATABASE_URL,
  environment,
})
const { database } = running.cms
if ((await database.$count(products)) === 0)
  await addProduct(database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
const url = await running.app.listen({ host: '127.0.0.1', port: 0 })
const withdraw = await announceStaff(running.cms, url)
const background = startBackground(running.cms)
process.on('SIGTERM', async () => {
  await withdraw()
  await background.stop()
  await running.close()
  process.exit()
})
process.send?.({ url })
