import { once } from 'node:events'
import { connect } from 'node:net'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'

const cms = sharedCms({ connections: { headersTimeout: 100, connectionsCheckingInterval: 50 } })

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
