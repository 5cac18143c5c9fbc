import { join } from 'node:path'
import type { CmsEnvironment } from '#cms/core/environment.ts'
import type { SlipStorage } from '../../../core/context.ts'
import { slipBucket } from './slipBucket.ts'
import { slipFiles } from './slipFiles.ts'

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
