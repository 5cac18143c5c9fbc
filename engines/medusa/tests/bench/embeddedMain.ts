import { openScaledCms } from '@vitrine/cms/tests/support/scaledCms.ts'

/** Serves the embedded CMS with BENCH_PRODUCTS products, in a database beside that of DATABASE_URL. */
const { DATABASE_URL = '', BENCH_PRODUCTS } = process.env
const { url, close } = await openScaledCms(DATABASE_URL, Number(BENCH_PRODUCTS), {
  MAX_OPEN_ORDERS: '0',
  MAX_OPEN_ORDERS_PER_NETWORK: '0',
})
process.on('SIGTERM', () => close().then(() => process.exit(0)))
process.send?.({ type: 'ready', url })
