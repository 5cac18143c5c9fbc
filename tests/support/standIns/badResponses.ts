import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { hats } from './standInHats.ts'

/** A way for a CMS to answer badly, and the code by which the gateway calls it. */
export interface BadAnswer {
  name: string
  code: 'BAD_CMS_RESPONSE' | 'CMS_TIMEOUT' | 'CMS_UNAVAILABLE' | 'INTERNAL' | 'RATE_LIMITED'
  give(response: ServerResponse): void
}

/** Stands in every bad answer: what no visitor may see. */
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

/** Bytes as they go over the wire, then the connection ends. */
const raw = (text: string) => (response: ServerResponse) => void response.socket?.end(text)

function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(timer))
}

function pour(response: ServerResponse, chunk: Buffer, times: number) {
  for (let time = 0; time < times; time += 1) response.write(chunk)
  response.end()
}

/** What can come back in place of a listing. */
export const badAnswers: readonly BadAnswer[] = [
  {
    name: 'an error in its own words',
    code: 'INTERNAL',
    give: json({ code: 'internal', message: secret }, 500),
  },
  { name: 'an error page', code: 'INTERNAL', give: json(`<h1>${secret}</h1>`, 500) },
  { name: 'a bad gateway before it', code: 'CMS_UNAVAILABLE', give: json(secret, 502) },
  { name: 'maintenance', code: 'CMS_UNAVAILABLE', give: json(secret, 503) },
  {
    name: 'a limit of requests',
    code: 'RATE_LIMITED',
    give: json({ code: 'rate_limited', message: 'Slowly' }, 429),
  },
  { name: 'nothing, for ever', code: 'CMS_TIMEOUT', give: () => undefined },
  {
    name: 'headers and then nothing',
    code: 'CMS_TIMEOUT',
    give: (response) => void response.writeHead(200, { 'content-length': 9 }).flushHeaders(),
  },
  { name: 'a drip without end', code: 'CMS_TIMEOUT', give: drip },
  {
    name: 'less than it announced',
    code: 'CMS_UNAVAILABLE',
    give: raw(`HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n{"data": "${secret}`),
  },
  {
    name: 'a reset',
    code: 'CMS_UNAVAILABLE',
    give: (response) => void response.socket?.resetAndDestroy(),
  },
  {
    name: 'a reset in the middle',
    code: 'CMS_UNAVAILABLE',
    give: (response) => {
      response.writeHead(200).write('{"data":')
      response.socket?.resetAndDestroy()
    },
  },
  { name: 'broken JSON', code: 'BAD_CMS_RESPONSE', give: json(`{"data": [${secret}`) },
  { name: 'a page in place of JSON', code: 'BAD_CMS_RESPONSE', give: json(`<p>${secret}</p>`) },
  { name: 'an empty body', code: 'BAD_CMS_RESPONSE', give: json('') },
  {
    name: 'no content',
    code: 'BAD_CMS_RESPONSE',
    give: (response) => void response.writeHead(204).end(),
  },
  { name: 'null', code: 'BAD_CMS_RESPONSE', give: json('null') },
  { name: 'a list in place of an object', code: 'BAD_CMS_RESPONSE', give: json([listing]) },
  {
    name: 'a field that is missing',
    code: 'BAD_CMS_RESPONSE',
    give: json({ ...listing, pagination: undefined }),
  },
  {
    name: 'a field of another type',
    code: 'BAD_CMS_RESPONSE',
    give: json({ ...listing, data: [{ ...hats[0], price: secret }] }),
  },
  {
    name: 'a number without end',
    code: 'BAD_CMS_RESPONSE',
    give: json(JSON.stringify(listing).replace('"total":1', '"total":1e999')),
  },
  {
    name: 'keys that mean a prototype',
    code: 'BAD_CMS_RESPONSE',
    give: json(`{"__proto__": ${JSON.stringify(listing)}}`),
  },
  {
    name: 'a body over 10 MiB',
    code: 'BAD_CMS_RESPONSE',
    give: (response) => pour(response, Buffer.alloc(mebibyte, ' '), 11),
  },
  {
    name: 'a body that unfolds to a hundred times its size',
    code: 'BAD_CMS_RESPONSE',
    give: (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync(Buffer.alloc(20 * mebibyte, ' ')))
    },
  },
  {
    name: 'a good answer that says it is packed',
    code: 'BAD_CMS_RESPONSE',
    give: (response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(JSON.stringify(listing)),
  },
  {
    name: 'a good answer that leads somewhere else',
    code: 'BAD_CMS_RESPONSE',
    give: (response) =>
      void response
        .writeHead(302, { location: `http://169.254.169.254/${secret}` })
        .end(JSON.stringify(listing)),
  },
  {
    name: 'word that nothing changed, unasked',
    code: 'BAD_CMS_RESPONSE',
    give: (response) => void response.writeHead(304).end(),
  },
  {
    name: 'more headers than anyone reads',
    code: 'CMS_UNAVAILABLE',
    give: raw(`HTTP/1.1 200 OK\r\nx-filler: ${'x'.repeat(200_000)}\r\n\r\n`),
  },
  {
    name: 'two lengths at once',
    code: 'CMS_UNAVAILABLE',
    give: raw('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n{}'),
  },
  { name: 'no HTTP at all', code: 'CMS_UNAVAILABLE', give: raw(`SSH-2.0-${secret}\r\n`) },
  {
    name: 'another protocol',
    code: 'CMS_UNAVAILABLE',
    give: raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  },
]
