import { isDeepStrictEqual } from 'node:util'
import type { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { ContractProblem, fieldProblem, invalidFields } from '@vitrine/commerce/problem.ts'
import { ContentFiles, EntryName } from '@vitrine/commerce/staff/content.ts'
import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import { Instant } from '@vitrine/contract/common.ts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { createPreviewToken } from '#cms/content/preview.ts'
import { actingStaff } from '#cms/core/actingStaff.ts'
import type { Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { contentVersions, photographs } from '#cms/database/schema/edits.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { refreshSite } from '#cms/seed/site.ts'
import { loadEditedSite } from '../content/editedSite.ts'
import { contentDirectory, entryParts, entryPaths, hasHtml } from '../content/edits.ts'
import { loadThai } from '../content/thaiTexts.ts'
import { sampleImages } from '../media/sampleImages.ts'
import { canBeRemoved, entryPath, entryVersions } from './entries.ts'
import { collectTexts, namedPhotographs } from './library.ts'
import { storeVersion } from './storeVersion.ts'

const Seen = z.object({ entry: EntryName, seen: z.number().int() })
export const RemoveInput = Seen
export const UnscheduleInput = z.object({
  entry: EntryName,
  publishAt: Instant.meta({ description: 'The time that the sender has read' }),
})
export const PreviewInput = z.object({ entry: EntryName })
export const SaveInput = Seen.extend(ContentFiles.partial({ yaml: true }).shape).extend({
  value: z.unknown().optional().meta({ description: 'The fields, in place of `yaml`' }),
  publish: z.union([z.enum(['draft', 'now']), Instant]).meta({ description: 'Or a time' }),
})
type Save = z.infer<typeof SaveInput>

/**
 * Saves a version of an entry as a draft, which leaves a scheduled one as it is, publishes it, or schedules that.
 * Throws `invalid` with the fields that are wrong, and conflict when another person has saved one.
 */
export const saveEntry: Operation<Save, string> = async (cms, input) => {
  const { entry, seen, publish } = input
  const now = cms.clock.now()
  const publishAt = publish === 'draft' || publish === 'now' ? null : fromInstant(publish)
  if (publishAt && publishAt <= now) throw fieldProblem('publish', 'Choose a time to come')
  const files = filesOf(input)
  await checkEntry(cms.database, entry, files)
  const dictionary = await cms.thai()
  const save = (transaction: Database) =>
    add(dictionary, transaction, {
      entry,
      seen,
      files,
      now,
      publishAt,
      isPublished: publish === 'now',
    })
  let hadPlan = false
  const saveOnce = async (transaction: Database) => {
    hadPlan = await save(transaction)
  }
  if (publish === 'now') await refreshSite(cms, saveOnce)
  else await transact(cms.database, saveOnce)
  if (publish === 'draft') return `The draft of ${entry} is saved.`
  if (publishAt) return `${entry} will be in the shop at ${toInstant(publishAt)}.`
  return `${entry} is in the shop.${hadPlan ? ' What was scheduled is cancelled.' : ''}`
}

/** Cancels the scheduled publication of an entry, whose version becomes a draft. Throws conflict when there is none. */
export const unscheduleEntry: Operation<z.infer<typeof UnscheduleInput>, string> = async (
  { database },
  { entry, publishAt },
) => {
  const isCancelled = await transact(database, async (transaction) => {
    await lockEntry(transaction, entry)
    return cancelPlan(transaction, entry, fromInstant(publishAt))
  })
  if (!isCancelled)
    throw new ContractProblem('conflict', `${entry} is not scheduled for ${publishAt} any more.`)
  return `${entry} is not scheduled any more.`
}

async function cancelPlan(transaction: Database, entry: string, at?: Date): Promise<boolean> {
  const { publishAt } = contentVersions
  const isPlanned = and(
    eq(contentVersions.entry, entry),
    at ? eq(publishAt, at) : isNotNull(publishAt),
  )
  const cancelled = await transaction
    .update(contentVersions)
    .set({ publishAt: null })
    .where(isPlanned)
    .returning({ id: contentVersions.id })
  return cancelled.length > 0
}

/** Takes an entry out of the shop, but keeps its versions. */
export const removeEntry: Operation<z.infer<typeof RemoveInput>, string> = async (
  cms,
  { entry, seen },
) => {
  if (!canBeRemoved(entry, (await entryPaths()).get(entry)))
    throw new ContractProblem('conflict', 'A page of the shop needs this.')
  const now = cms.clock.now()
  const dictionary = await cms.thai()
  await refreshSite(cms, async (transaction) => {
    await add(dictionary, transaction, {
      ...{ entry, seen, files: null, now, publishAt: null, isPublished: true },
    })
  })
  return `${entry} is taken out of the shop.`
}

/**
 * A link that shows the newest version of an entry in the shop, for an hour, or the shop itself while it has its file.
 */
export const previewEntry: Operation<z.infer<typeof PreviewInput>, { link: string }> = async (
  cms,
  { entry },
) => {
  const [newest] = await entryVersions(cms.database, entry)
  const query = newest ? `?preview=${createPreviewToken(cms, newest.id)}` : ''
  return { link: `${cms.environment.SITE_URL}${entryPath(entry)}${query}` }
}

/** The files of what was typed. */
function filesOf({ entry, value, yaml, html, css, thai, words }: Save): ContentFiles {
  const text = yaml ?? stringify(value, { lineWidth: 100 })
  const texts = collectTexts(tryParse(text))
  const shown = (given: string | null) => given?.trim() || null
  const { kind } = entryParts(entry)
  return {
    yaml: text,
    html: hasHtml(kind) ? shown(html) : null,
    css: shown(css),
    thai: hasHtml(kind) ? shown(thai) : null,
    words: Object.fromEntries(
      Object.entries(words).filter(([english, text]) => texts.has(english) && text.trim() !== ''),
    ),
  }
}

function tryParse(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch {
    return undefined
  }
}

/** Throws `invalid` with every field of an entry that is wrong. */
export async function checkEntry(
  database: Database,
  entry: string,
  files: ContentFiles,
): Promise<void> {
  const { rejected, edits } = await loadEditedSite(database, [{ entry, files }])
  const faults = (rejected.get(entry) ?? []).map(({ file, field, message }) => ({
    field: field.length > 0 ? field.join('.') : (/\.(\w+)$/.exec(file)?.[1] ?? ''),
    message: message.charAt(0).toUpperCase() + message.slice(1),
  }))
  if (faults.length > 0) throw invalidFields(faults)
  const { unknown } = await loadThai(contentDirectory, edits)
  const thai = unknown.find((item) => item.startsWith(`thai/${entry}.html:`))
  if (thai) throw fieldProblem('thai', `${thai.split(': ')[1]} is not in the English text`)
  const samples = await sampleImages()
  const used = namedPhotographs(parse(files.yaml)).filter(({ id }) => !samples.has(id))
  if (used.length === 0) return
  const existing = await database
    .select({ id: photographs.id })
    .from(photographs)
    .where(
      inArray(
        photographs.id,
        used.map(({ id }) => id),
      ),
    )
  const missing = used.filter(({ id }) => !existing.some((item) => item.id === id))
  if (missing.length > 0)
    throw invalidFields(
      missing.map(({ field }) => ({ field, message: 'Upload the photograph again' })),
    )
}

/** Locks the versions of an entry until the transaction ends. */
export const lockEntry = (transaction: Database, entry: string): Promise<void> =>
  lockJob(transaction, `content ${entry}`)

interface Version {
  entry: string
  seen: number
  files: ContentFiles | null
  now: Date
  publishAt: Date | null
  isPublished: boolean
}

/**
 * Adds a version once, in place of a scheduled one if it is published or scheduled, and returns whether something is no
 * longer scheduled. Throws conflict when another person has saved one since `seen`.
 */
async function add(
  dictionary: Dictionary,
  transaction: Database,
  { entry, seen, files, now, publishAt, isPublished }: Version,
): Promise<boolean> {
  await lockEntry(transaction, entry)
  const staff = actingStaff() ?? 'staff'
  const [newest, before] = await entryVersions(transaction, entry)
  const isRepeated =
    newest?.staff === staff &&
    (before?.id ?? 0) === seen &&
    newest.publishAt?.getTime() === publishAt?.getTime() &&
    (newest.publishedAt !== null) === isPublished &&
    isDeepStrictEqual(newest.files, files)
  if (isRepeated) return false
  if (newest && newest.id !== seen)
    throw new ContractProblem(
      'conflict',
      `${newest.staff} saved this at ${toInstant(newest.savedAt)}. What you typed is still here: look at that version before you save yours over it.`,
      { extra: { version: newest.id } },
    )
  const isDraft = publishAt === null && !isPublished
  const hadPlan = !isDraft && (await cancelPlan(transaction, entry))
  const publishedAt = isPublished ? now : null
  await storeVersion(dictionary, transaction, {
    entry,
    files,
    savedAt: now,
    publishAt,
    publishedAt,
  })
  return hadPlan
}
