import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@vitrine/commerce/durableFile.ts'
import type { CmsEnvironment } from '#cms/core/environment.ts'
import type { SlipStorage } from '../../../core/context.ts'
import { slipBucket } from './slipBucket.ts'

/** The bucket of SLIPS_S3_URL, otherwise the folder `slips` of the data directory. */
export function configuredStorage(environment: CmsEnvironment, dataDirectory: string): SlipStorage {
  const {
    SLIPS_S3_URL: url,
    SLIPS_S3_REGION: region,
    SLIPS_S3_ACCESS_KEY_ID: accessKeyId = '',
    SLIPS_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = environment
  return url
    ? slipBucket({ url, region, accessKeyId, secretAccessKey })
    : slipFiles(join(dataDirectory, 'slips'))
}

/** Stores slips as files of a directory, readable by its owner only. */
export function slipFiles(directory: string): SlipStorage {
  return {
    async store(name, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(join(directory, name), bytes)
    },
    read: (name) =>
      readFile(join(directory, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(join(directory, name), { force: true }),
  }
}
