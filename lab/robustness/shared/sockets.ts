import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A raw connection to a server, and what was received on it. */
export class RawConnection {
  readonly socket: Socket
  received = ''
  /** When it was closed, in milliseconds of `performance.now()`. */
  closedAt: number | undefined
  readonly openedAt = performance.now()

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.socket = connect(Number(port), hostname)
    this.socket.on('error', () => undefined)
    this.socket.on('data', (chunk) => {
      if (this.received.length < 1000) this.received += chunk.toString('latin1')
    })
    this.socket.once('close', () => {
      this.closedAt = performance.now()
    })
  }

  /** The status of the response; undefined before there is one. */
  get status(): number | undefined {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(this.received) ?? []
    return status ? Number(status) : undefined
  }

  /** Seconds between opening and closing; NaN while it is open. */
  get seconds(): number {
    return this.closedAt === undefined ? Number.NaN : (this.closedAt - this.openedAt) / 1000
  }

  async connected(): Promise<this> {
    if (this.socket.connecting)
      await Promise.race([once(this.socket, 'connect'), once(this.socket, 'close')])
    return this
  }
}

/** Opens connections, at most 500 at a time. */
export async function openConnections(url: string, count: number): Promise<RawConnection[]> {
  const connections: RawConnection[] = []
  while (connections.length < count) {
    const size = Math.min(500, count - connections.length)
    const batch = Array.from({ length: size }, () => new RawConnection(url).connected())
    connections.push(...(await Promise.all(batch)))
  }
  return connections
}

/** Waits until the server has closed all connections. Returns how many are open after the time. */
export async function untilClosed(
  connections: readonly RawConnection[],
  seconds: number,
): Promise<number> {
  const deadline = performance.now() + seconds * 1000
  const countOpen = () => connections.filter(({ closedAt }) => closedAt === undefined).length
  while (countOpen() > 0 && performance.now() < deadline) await wait(50)
  const open = countOpen()
  for (const { socket } of connections) socket.destroy()
  return open
}

/** The open handles of a process. */
export interface OpenFiles {
  sockets: number
  files: number
}

/** Counts the sockets and files that a process holds open. */
export function readOpenFiles(pid: number): OpenFiles {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`)
    } catch {
      return ''
    }
  })
  return {
    sockets: links.filter((link) => link.startsWith('socket:')).length,
    files: links.filter((link) => link.startsWith('/')).length,
  }
}
