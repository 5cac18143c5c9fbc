import type { Dictionary } from '@vitrine/commerce/dictionary.ts'
import type { GatewayNotices } from '@vitrine/commerce/gatewayNotices.ts'
import type { Tracing } from '@vitrine/commerce/monitoring/tracing.ts'
import type { Secrets } from '@vitrine/commerce/secrets.ts'
import type { SingleFlight } from '@vitrine/commerce/singleFlight.ts'
import type { Clock } from '@vitrine/contract/clock.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#cms/database/openDatabase.ts'
import type { MediaLibrary } from '../media/library.ts'
import type { CmsMetrics } from '../monitoring/metrics.ts'
import type { CmsEnvironment } from './environment.ts'

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
  /** The Thai texts of the content, read on the first call. */
  thai(): Promise<Dictionary>
  /** Reads the Thai texts again if people have changed them. */
  refreshThai(): Promise<void>
  slipStorage: SlipStorage
  /** Keys for signing links and webhooks. */
  secrets: Secrets
  /** Requests to the payment provider that responses do not wait for. */
  payments: SingleFlight
  log: FastifyBaseLogger
  metrics: CmsMetrics
  /** Notifies the gateway of public responses that have changed. */
  notices: Pick<GatewayNotices, 'add'>
  /** The collector of traces, absent without one. */
  tracing?: Tracing | undefined
}

/** Stores the images of transfer slips, which nothing serves to the public (security.uploads.private). */
export interface SlipStorage {
  /** Stores an image durably, and replaces one of the same name. Rejects when it may not be stored. */
  store(name: string, bytes: Buffer): Promise<void>
  /** Returns an image, or null when there is none of this name. Rejects when the storage does not respond. */
  read(name: string): Promise<Buffer | null>
  /** Deletes an image, if it exists. */
  remove(name: string): Promise<void>
}

/** An operation of staff, run in the process of the CMS. */
export type Operation<Input, Result> = (cms: Cms, input: Input, report: Report) => Promise<Result>

/** The progress of a long operation. */
export interface Progress {
  text: string
  done: number
  /** 0 when it is not known. */
  total: number
}

export type Report = (progress: Progress) => void
