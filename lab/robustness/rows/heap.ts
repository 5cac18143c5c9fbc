import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { watchResidentMemory } from '@vitrine/tests/support/measure/processUse.ts'
import { listingAddresses } from '../../bench/serverCases/addresses.ts'
import { sendLoad, statusCount } from '../../bench/serverCases/load.ts'
import { installPackages } from '../../bench/shared/packages.ts'
import { claimFailures, type Row } from '../shared/row.ts'
import { startShop } from '../shared/shop.ts'

const heapMegabytes = 320
const connections = 200

export const heap: Row = {
  name: 'heap',
  about: 'a gateway with a heap of 320 MB under 200 connections that request new pages',
  async *run({ times }) {
    await installPackages()
    await using shop = await startShop({
      gatewayOptions: [`--max-old-space-size=${heapMegabytes}`],
    })
    const { url, gateway } = shop
    const memory = watchResidentMemory(gateway.pid)
    const seconds = times(60)
    const result = await sendLoad({
      url,
      connections,
      seconds,
      paths: listingAddresses(0, 20_000),
      visitors: 20_000,
    })
    const resident = memory.stop()
    const status = gateway.end ?? (await statusSoon(`${url}/shop`))
    const { statuses, errors } = result
    const unexpected = Object.keys(statuses).filter((one) => !['200', '503'].includes(one))
    yield {
      what: `Pages that are not stored are requested from a gateway with a heap of ${heapMegabytes} MB`,
      count: `${connections} connections, ${seconds} s`,
      outcome: `200: ${figure(statusCount(result, 200))}, 503 with Retry-After: ${figure(statusCount(result, 503))}, ${errors} errors; RSS at most ${figure(resident)} MB, /shop afterwards: ${status}`,
      failures: claimFailures([
        [status === 200, `the gateway responds with ${status} afterwards`],
        [unexpected.length === 0, `statuses ${unexpected.join(', ')}`],
        [errors === 0, `${errors} requests got no response`],
        [statusCount(result, 200) > 0, 'no page was served'],
      ]),
    }
  },
}

/** The status of a page, or of the last of several attempts while the gateway sheds load. */
async function statusSoon(url: string): Promise<number | string> {
  let status: number | string = 'no response'
  for (let attempt = 0; attempt < 10 && status !== 200; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 1000))
    const response = await fetch(url).catch(String)
    status = typeof response === 'string' ? response : response.status
  }
  return status
}
