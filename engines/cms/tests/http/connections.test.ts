import { once } from 'node:events'
import { connect } from 'node:net'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms({ connections: { headersTimeout: 100, connectionsCheckingInterval: 50 } })
})
afterAll(() => cms.close())

test.each([
  ['without a byte', ''],
  ['that never ends its headers', 'GET / HTTP/1.1\r\nhost: cms\r\n'],
])('the CMS closes a connection %s', async (_, text) => {
  covers('security.connections.headers')

  const { hostname, port } = new URL(cms.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.resume().write(text)
  await once(socket, 'close')
  expect((await fetch(`${cms.url}/api/v1/confirm-payment/bank-accounts`)).status).toBe(200)
})
