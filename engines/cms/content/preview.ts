import type { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { previewHeader } from '@vitrine/contract/common.ts'
import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Cms } from '#cms/core/context.ts'
import { contentVersions } from '#cms/database/schema/edits.ts'
import { ImageAlbum } from '#cms/media/imageAlbum.ts'
import { loadEditedSite } from './editedSite.ts'
import { type Draft, readContentEdits } from './edits.ts'
import { isReal, withoutExamples } from './examples.ts'
import { type SiteRows, siteRows } from './storeSite.ts'
import { loadEditedThai } from './thaiTexts.ts'

/** Milliseconds for which a link shows a draft. */
const duration = 3_600_000

/** The content as it will be with a draft. */
interface Previewed {
  rows: SiteRows
  dictionary: Dictionary
}

export type Preview = Previewed & { entry: string; expires: string }

type Host = Pick<Cms, 'database' | 'clock' | 'secrets' | 'environment'>

/** A token with which the shop shows a version, for an hour (security.staff.preview). */
export function createPreviewToken({ clock, secrets }: Host, version: number): string {
  const ends = Math.floor((clock.now().getTime() + duration) / 1000)
  return `${version}.${ends}.${sign(secrets.staff, 'preview', `${version}.${ends}`)}`
}

/** Drafts that are being looked at: a page needs several calls, and each would read all files. */
const previews = new LRUCache<string, Promise<Previewed>>({ max: 8 })

/** The draft that a request previews, or undefined without a token or with an expired one. */
export async function readPreview(
  cms: Host,
  { headers }: FastifyRequest,
): Promise<Preview | undefined> {
  const { database, clock, secrets } = cms
  const token = headers[previewHeader]
  if (typeof token !== 'string') return undefined
  const [, version, ends = '', signature = ''] =
    /^(\d{1,9})\.(\d{1,12})\.([\w-]+)$/.exec(token) ?? []
  const isValid = isSame(signature, sign(secrets.staff, 'preview', `${version}.${ends}`))
  const expiresAt = new Date(Number(ends) * 1000)
  if (!isValid || expiresAt <= clock.now()) return undefined
  const [draft] = await database
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.id, Number(version)))
  if (!draft) return undefined
  const edits = await readContentEdits(database, [draft])
  const key = `${draft.id} ${edits.versions}`
  const read = previews.get(key) ?? previewOf(cms, draft)
  previews.set(key, read)
  read.catch(() => previews.delete(key))
  const { rows, dictionary } = await read
  const begin = toInstant(new Date(expiresAt.getTime() - duration))
  return {
    rows: draft.entry === 'popups' ? withCampaignsToCome(rows, begin) : rows,
    ...{ dictionary, entry: draft.entry, expires: toInstant(expiresAt) },
  }
}

/** Puts scheduled campaigns before the running ones, as if they began with the preview. */
function withCampaignsToCome(rows: SiteRows, begin: string): SiteRows {
  const popups = rows.configuration.popups ?? []
  const toCome = popups.filter(({ startDate }) => startDate && startDate > begin)
  const others = popups.filter((popup) => !toCome.includes(popup))
  const begun = toCome.map((popup) => ({ ...popup, startDate: begin }))
  return { ...rows, configuration: { ...rows.configuration, popups: [...begun, ...others] } }
}

async function previewOf({ database, environment }: Host, draft: Draft): Promise<Previewed> {
  const album = new ImageAlbum()
  const { site, edits } = await loadEditedSite(database, [draft])
  const rows = siteRows(isReal(environment) ? withoutExamples(site).site : site, album)
  await album.add(database)
  return { rows, dictionary: await loadEditedThai(database, edits) }
}
