import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './database/openDatabase.ts'
import type { CmsEnvironment } from './environment.ts'
import type { MediaLibrary } from './media/library.ts'
import type { Secrets } from './secrets.ts'

/** What every domain of the CMS uses. */
export interface Cms {
  database: Database
  clock: Clock
  environment: CmsEnvironment
  /** Absolute path of the data directory: `media/`, `outbox/`, `slips/`, `studio/`. */
  dataDirectory: string
  media: MediaLibrary
  /** The keys with which this shop signs. */
  secrets: Secrets
  log: FastifyBaseLogger
}
