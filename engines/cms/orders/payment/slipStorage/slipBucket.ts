import { S3mini } from 's3mini'
import type { SlipStorage } from '../../../core/context.ts'

/**
 * The timeout of a request in milliseconds, below the 7 s that the gateway waits for the form, including the decoding.
 */
const requestTimeout = 4000

/** The location of the bucket, and the keys that may write and read it. */
export interface Bucket {
  /** The address of the bucket, with a prefix if wanted: `https://s3.example/bucket/prefix`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Stores slips as objects of a bucket by the S3 API, which must not be public. */
export function slipBucket({ url, region, accessKeyId, secretAccessKey }: Bucket): SlipStorage {
  const bucket = new S3mini({
    endpoint: url,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: requestTimeout,
  })
  return {
    store: async (name, bytes) => {
      await bucket.putObject(name, bytes, name.endsWith('.png') ? 'image/png' : 'image/jpeg')
    },
    async read(name) {
      const bytes = await bucket.getObjectArrayBuffer(name)
      return bytes && Buffer.from(bytes)
    },
    remove: async (name) => {
      await bucket.deleteObject(name)
    },
  }
}
