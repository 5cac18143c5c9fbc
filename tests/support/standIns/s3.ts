import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { S3Error, type S3Keys, verifySignature } from './s3Signature.ts'

/**
 * A local stand-in for object storage with the S3 API, as AWS documents it: PutObject, GetObject, HeadObject, DeleteObject
 * and ListObjectsV2 in one private bucket, by Signature Version 4 in the header, which is verified.
 */
export interface S3StandIn extends S3Keys, AsyncDisposable {
  /** The address of the bucket. */
  url: string
  /** The stored objects by their keys. */
  objects: Map<string, { bytes: Buffer; type: string; modifiedAt: Date }>
  /** Responds only with 503 while set. */
  isDown: boolean
  /** Accepts requests and never responds while set. */
  isHanging: boolean
  /** The time by which signatures are verified. */
  now: () => Date
}

const bucket = 'slips'

/** Starts an empty bucket on a free port. */
export async function startS3(): Promise<S3StandIn> {
  const server = createServer((request, response) => {
    if (storage.isHanging) return
    serve(storage, request, response).catch((error: unknown) => sendError(response, error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const storage: S3StandIn = {
    url: `http://127.0.0.1:${port}/${bucket}`,
    region: 'ap-southeast-7',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    objects: new Map(),
    isDown: false,
    isHanging: false,
    now: () => new Date(),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return storage
}

/** The variables with which a CMS uses the bucket. */
export const s3Variables = ({ url, region, accessKeyId, secretAccessKey }: S3StandIn) => ({
  SLIPS_S3_URL: url,
  SLIPS_S3_REGION: region,
  SLIPS_S3_ACCESS_KEY_ID: accessKeyId,
  SLIPS_S3_SECRET_ACCESS_KEY: secretAccessKey,
})

async function serve(storage: S3StandIn, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  if (storage.isDown) throw new S3Error(503, 'SlowDown')
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  verifySignature(storage, { request, url, body }, storage.now())
  const [first, ...rest] = url.pathname.slice(1).split('/')
  if (first !== bucket) throw new S3Error(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  const object = storage.objects.get(key)
  switch (request.method) {
    case 'PUT': {
      const type = request.headers['content-type'] ?? 'binary/octet-stream'
      storage.objects.set(key, { bytes: body, type, modifiedAt: storage.now() })
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    case 'DELETE':
      storage.objects.delete(key)
      return response.writeHead(204).end()
    case 'GET':
    case 'HEAD': {
      if (url.searchParams.get('list-type') === '2') return sendList(response, storage)
      if (!object) throw new S3Error(404, 'NoSuchKey')
      const { bytes, type } = object
      response.writeHead(200, {
        'content-type': type,
        'content-length': bytes.length,
        etag: etagOf(bytes),
      })
      return response.end(request.method === 'GET' ? bytes : undefined)
    }
    default:
      throw new S3Error(405, 'MethodNotAllowed')
  }
}

/** Sends the list of all objects, whose keys must not need escaping. */
function sendList(response: ServerResponse, { objects }: S3StandIn) {
  const contents = [...objects].map(
    ([key, { bytes, modifiedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
  )
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
  )
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function sendError(response: ServerResponse, error: unknown) {
  const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError')
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  )
}
