import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { CmsEnvironment } from './environment.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Secrets } from './secrets.ts'

/** What every domain of the CMS stands on. */
export interface Cms {
  database: Database
  clock: Clock
  environment: CmsEnvironment
  /** Absolute path of the data directory: `media/`, `outbox/`, `slips/`. */
  dataDirectory: string
  pictures: Pictures
  /** What this shop signs with. */
  secrets: Secrets
  log: FastifyBaseLogger
}
