import { sharedSecret } from '@vitrine/tests/support/shop/serverProcess.ts'
import { startShop } from '@vitrine/tests/support/shop/startShop.ts'
import { measureMemory } from './serverCases/memory.ts'
import { measureStorm } from './serverCases/storm.ts'
import { measureThroughput } from './serverCases/throughput.ts'
import { chooseParts } from './shared/parts.ts'
import { readPeer } from './shared/peer.ts'

const parts = {
  throughput: (cms: string) => measureThroughput(cms, readPeer()),
  storm: measureStorm,
  memory: measureMemory,
}

/**
 * Measures the production gateway under load, in front of the embedded CMS. Names select parts: `throughput`, `storm`,
 * `memory`. Each part starts gateways of its own.
 */
export async function run(names: readonly string[]) {
  const chosen = chooseParts(parts, names)
  const shop = await startShop({
    NODE_ENV: 'production',
    TRIAL: '1',
    QA: '0',
    CMS_SECRET: sharedSecret,
  })
  try {
    for (const measure of chosen) await measure(shop.cms)
  } finally {
    await shop.stop()
  }
}
