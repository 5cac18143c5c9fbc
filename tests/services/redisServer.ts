import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { freePort } from '../support/shop/freePort.ts'

/** A Redis server for one test, without persistence. */
export async function startRedis() {
  const port = await freePort()
  const open = () =>
    spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    })
  let server = open()
  // A ping waits for the server however often connecting fails: it takes a second or more to start on a busy machine.
  const client = new Redis(port, '127.0.0.1', {
    retryStrategy: () => 50,
    maxRetriesPerRequest: null,
  })
  client.on('error', () => undefined)
  await client.ping()
  const kill = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    kill,
    async open() {
      server = open()
      await client.ping()
    },
    /** Stops responding and keeps its connections. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      client.disconnect()
      if (server.exitCode === null && server.signalCode === null) await kill()
    },
  }
}
