import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#contract/clock.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Tracing } from '#server/monitoring/tracing.ts'
import type { Secrets } from '#server/secrets.ts'
import type { SingleFlight } from '#server/singleFlight.ts'
import type { MediaLibrary } from '../media/library.ts'
import type { CmsMetrics } from '../monitoring/metrics.ts'
import type { CmsEnvironment } from './environment.ts'
import type { SlipStorage } from './slipStorage.ts'

/** Dependencies of every domain of the CMS. */
export interface Cms {
  database: Database
  /** Whether other processes may use the database too. */
  isShared: boolean
  clock: Clock
  environment: CmsEnvironment
  /** Absolute path of the data directory: `media/`, `outbox/`, `slips/` without a bucket. */
  dataDirectory: string
  media: MediaLibrary
  slipStorage: SlipStorage
  /** Keys for signing links and webhooks. */
  secrets: Secrets
  /** Requests to the payment provider that responses do not wait for. */
  payments: SingleFlight
  log: FastifyBaseLogger
  metrics: CmsMetrics
  /** Absent without a collector. */
  tracing?: Tracing | undefined
}
