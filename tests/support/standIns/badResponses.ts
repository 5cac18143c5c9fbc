import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { hats } from './standInHats.ts'

/** A malformed response of a CMS, and the error code that the gateway gives it. */
export interface BadResponse {
  name: string
  code:
    | 'BAD_CMS_RESPONSE'
    | 'CMS_TIMEOUT'
    | 'CMS_UNAVAILABLE'
    | 'EMPTY_RESPONSE'
    | 'INTERNAL'
    | 'RATE_LIMITED'
  send(response: ServerResponse): void
}

/** A text in every bad response that must not reach a visitor. */
export const secret = 'password=hunter2'

const mebibyte = 1024 * 1024
const pagination = { limit: 12, page: 1, pageCount: 1, total: 1 }
const listing = { data: hats.slice(0, 2), filters: [], pagination, lookBooks: [] }

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=60',
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

/** Writes raw bytes and closes the connection. */
const raw = (text: string) => (response: ServerResponse) => void response.socket?.end(text)

function sendSlowly(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(timer))
}

function sendRepeatedly(response: ServerResponse, chunk: Buffer, times: number) {
  for (let time = 0; time < times; time += 1) response.write(chunk)
  response.end()
}

/** Responses in place of a listing. */
export const badResponses: readonly BadResponse[] = [
  {
    name: 'an error with a private message',
    code: 'INTERNAL',
    send: json({ code: 'internal', message: secret }, 500),
  },
  { name: 'a 502 of a proxy', code: 'CMS_UNAVAILABLE', send: json(secret, 502) },
  {
    name: 'a rate limit',
    code: 'RATE_LIMITED',
    send: json({ code: 'rate_limited', message: 'Slowly' }, 429),
  },
  { name: 'no response', code: 'CMS_TIMEOUT', send: () => undefined },
  {
    name: 'headers and no body',
    code: 'CMS_TIMEOUT',
    send: (response) => void response.writeHead(200, { 'content-length': 9 }).flushHeaders(),
  },
  { name: 'an endless slow body', code: 'CMS_TIMEOUT', send: sendSlowly },
  {
    name: 'less than its Content-Length',
    code: 'CMS_UNAVAILABLE',
    send: raw(`HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n{"data": "${secret}`),
  },
  {
    name: 'a reset',
    code: 'CMS_UNAVAILABLE',
    send: (response) => void response.socket?.resetAndDestroy(),
  },
  { name: 'broken JSON', code: 'BAD_CMS_RESPONSE', send: json(`{"data": [${secret}`) },
  { name: 'an empty body', code: 'EMPTY_RESPONSE', send: json('') },
  {
    name: 'no content',
    code: 'EMPTY_RESPONSE',
    send: (response) => void response.writeHead(204).end(),
  },
  { name: 'a list instead of an object', code: 'BAD_CMS_RESPONSE', send: json([listing]) },
  {
    name: 'a missing field',
    code: 'BAD_CMS_RESPONSE',
    send: json({ ...listing, pagination: undefined }),
  },
  {
    name: 'a field of another type',
    code: 'BAD_CMS_RESPONSE',
    send: json({ ...listing, data: [{ ...hats[0], price: secret }] }),
  },
  {
    name: 'an infinite number',
    code: 'BAD_CMS_RESPONSE',
    send: json(JSON.stringify(listing).replace('"total":1', '"total":1e999')),
  },
  {
    name: 'a __proto__ key',
    code: 'BAD_CMS_RESPONSE',
    send: json(`{"__proto__": ${JSON.stringify(listing)}}`),
  },
  {
    name: 'a body over 10 MiB',
    code: 'BAD_CMS_RESPONSE',
    send: (response) => sendRepeatedly(response, Buffer.alloc(mebibyte, ' '), 11),
  },
  {
    name: 'a compression bomb',
    code: 'BAD_CMS_RESPONSE',
    send: (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync(Buffer.alloc(20 * mebibyte, ' ')))
    },
  },
  {
    name: 'a valid body with a wrong Content-Encoding',
    code: 'BAD_CMS_RESPONSE',
    send: (response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(JSON.stringify(listing)),
  },
  {
    name: 'a valid body with a redirect',
    code: 'BAD_CMS_RESPONSE',
    send: (response) =>
      void response
        .writeHead(302, { location: `http://169.254.169.254/${secret}` })
        .end(JSON.stringify(listing)),
  },
  {
    name: 'a 304 to a request without a condition',
    code: 'BAD_CMS_RESPONSE',
    send: (response) => void response.writeHead(304).end(),
  },
  {
    name: 'too many headers',
    code: 'CMS_UNAVAILABLE',
    send: raw(`HTTP/1.1 200 OK\r\nx-filler: ${'x'.repeat(200_000)}\r\n\r\n`),
  },
  {
    name: 'a protocol other than HTTP',
    code: 'CMS_UNAVAILABLE',
    send: raw(`SSH-2.0-${secret}\r\n`),
  },
  {
    name: 'an upgrade to another protocol',
    code: 'CMS_UNAVAILABLE',
    send: raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  },
]
