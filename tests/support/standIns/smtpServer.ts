import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * `accept`: takes every email. `silent`: accepts connections and never sends a byte. `trickle`: sends a line of an
 * endless greeting every few milliseconds. `unconfirmed`: takes an email and never confirms it. `reject`: answers
 * every recipient with 451.
 */
export type SmtpBehaviour = 'accept' | 'silent' | 'trickle' | 'unconfirmed' | 'reject'

/** An SMTP server on this machine that records the emails it receives. */
export interface SmtpServer {
  /** The URL of the server, `smtp://…`. */
  url: string
  behaviour: SmtpBehaviour
  /** The emails as received, with their headers. */
  emails: string[]
  connections: Set<Socket>
  close(): void
}

/** Starts an SMTP server on a free port. */
export async function startSmtpServer(behaviour: SmtpBehaviour): Promise<SmtpServer> {
  const connections = new Set<Socket>()
  const server = createServer((socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket)).on('error', () => {})
    converse(socket, smtp)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour,
    emails: [],
    connections,
    close() {
      server.close()
      for (const socket of connections) socket.destroy()
    },
  }
  return smtp
}

function converse(socket: Socket, smtp: SmtpServer) {
  const { behaviour } = smtp
  const send = (line: string) => socket.write(`${line}\r\n`)
  if (behaviour === 'silent') return void socket.resume()
  if (behaviour === 'trickle') {
    const timer = setInterval(() => send('220-please wait'), 5)
    return void socket.resume().on('close', () => clearInterval(timer))
  }
  let received = ''
  let isData = false
  send('220 shop ESMTP')
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = received.indexOf(end)
      if (at < 0) return
      const part = received.slice(0, at)
      received = received.slice(at + end.length)
      if (isData) {
        isData = false
        smtp.emails.push(part)
        if (behaviour === 'accept') send('250 taken')
        continue
      }
      const command = part.slice(0, 4).toUpperCase()
      isData = command === 'DATA'
      if (command === 'RCPT' && behaviour === 'reject') send('451 try again later')
      else if (isData) send('354 go on')
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else send('250 shop')
    }
  })
}
