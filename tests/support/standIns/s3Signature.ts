import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The keys of a client, and the region of the bucket. */
export interface S3Keys {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An error of the S3 API. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

interface Signed {
  request: IncomingMessage
  url: URL
  body: Buffer
}

/** The parts of a signature, from the Authorization header or from the address. */
interface Signature {
  credential: string
  signedHeaders: string[]
  signature: string
  /** The time of signing as `YYYYMMDDTHHMMSSZ`. */
  date: string
  payloadHash: string
  /** Seconds for which it is valid after, and for a header also before, its date. */
  validFor: number
}

const algorithm = 'AWS4-HMAC-SHA256'
const maxSkew = 15 * 60
const maxLinkAge = 7 * 24 * 3600

/**
 * Verifies Signature Version 4 as AWS documents it ("Authenticating Requests"). Throws an S3Error when the request is not
 * signed by these keys, was changed, or is too old.
 */
export function verifySignature(keys: S3Keys, signed: Signed, now: Date): void {
  const { request, url, body } = signed
  const given = readSignature(request, url)
  const [accessKeyId, day = '', region, service, end] = given.credential.split('/')
  if (accessKeyId !== keys.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId')
  if (
    region !== keys.region ||
    service !== 's3' ||
    end !== 'aws4_request' ||
    !given.date.startsWith(day)
  )
    throw new S3Error(400, 'AuthorizationHeaderMalformed')
  const age = (now.getTime() - parseDate(given.date)) / 1000
  if (age < -maxSkew) throw new S3Error(403, 'RequestTimeTooSkewed')
  if (age > given.validFor) throw new S3Error(403, 'AccessDenied')
  requireHeaders(request, given.signedHeaders)
  const { payloadHash } = given
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [algorithm, given.date, scope, sha256(canonicalRequest(signed, given))].join('\n')
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  )
  if (createHmac('sha256', key).update(text).digest('hex') !== given.signature)
    throw new S3Error(403, 'SignatureDoesNotMatch')
}

function readSignature({ headers }: IncomingMessage, { searchParams }: URL): Signature {
  const header = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (header)
    return {
      credential: header[1] ?? '',
      signedHeaders: (header[2] ?? '').split(';'),
      signature: header[3] ?? '',
      date: String(headers['x-amz-date'] ?? ''),
      payloadHash: String(headers['x-amz-content-sha256'] ?? ''),
      validFor: maxSkew,
    }
  const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  const validFor = Number(read('Expires'))
  if (read('Algorithm') !== algorithm || !(validFor > 0 && validFor <= maxLinkAge))
    throw new S3Error(403, 'AccessDenied')
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders').split(';'),
    signature: read('Signature'),
    date: read('Date'),
    payloadHash: 'UNSIGNED-PAYLOAD',
    validFor,
  }
}

/** The host and all headers of AWS must be signed. */
function requireHeaders({ headers }: IncomingMessage, signed: readonly string[]) {
  const required = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!required.every((name) => signed.includes(name))) throw new S3Error(403, 'AccessDenied')
}

function canonicalRequest({ request, url }: Signed, { signedHeaders, payloadHash }: Signature) {
  const path = url.pathname.split('/').map(decodeURIComponent).map(encode).join('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const headers = signedHeaders.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  )
  return [request.method, path, query, headers.join(''), signedHeaders.join(';'), payloadHash].join(
    '\n',
  )
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Encodes all but the unreserved characters of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const parseDate = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) || 0
