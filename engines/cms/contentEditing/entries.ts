import type { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import {
  type ContentEntry,
  type ContentFiles,
  type ContentKind,
  type ContentRow,
  type ContentVersion,
  contentKinds,
  EntryName,
} from '@vitrine/commerce/staff/content.ts'
import {
  mayManage,
  pagesOfManagers,
  type RightsSchema,
  schemaOfEditors,
} from '@vitrine/commerce/staff/contentRights.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { desc, eq, isNotNull } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import { actingRole } from '#cms/core/actingStaff.ts'
import type { Cms, Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { contentVersions } from '#cms/database/schema/edits.ts'
import { entryParts, entryPaths, isSingle, newPath, readEntryFiles } from '../content/edits.ts'
import { imageSchemas } from '../content/site/images.ts'
import { siteSchemas } from '../content/site/schemas.ts'
import { menuSchema, settingsSchema } from '../content/site/shopSchemas.ts'
import { collectTexts } from './library.ts'

export const EntryInput = z.object({
  entry: EntryName,
  version: z
    .number()
    .int()
    .min(0)
    .optional()
    .meta({ description: 'An earlier version; 0 is the file' }),
})

type Row = typeof contentVersions.$inferSelect

const { image } = imageSchemas(new Map())
const { page, story, lookBook, store, popups } = siteSchemas(new Map())
const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as RightsSchema

// Before OpenAPI gives schemas ids, by which forms would have references in place of fields.
export const entrySchemas: Record<ContentKind, RightsSchema> = {
  settings: jsonSchemaOf(settingsSchema(image)),
  menus: jsonSchemaOf(menuSchema(image)),
  popups: jsonSchemaOf(popups),
  pages: jsonSchemaOf(page),
  stories: jsonSchemaOf(story),
  'look-books': jsonSchemaOf(lookBook),
  stores: jsonSchemaOf(store),
}

/** Every entry of the content, with what people changed. */
export const listContent: Operation<object, ContentRow[]> = async ({ database }) => {
  const paths = await entryPaths()
  const newest = await database
    .selectDistinctOn([contentVersions.entry])
    .from(contentVersions)
    .orderBy(contentVersions.entry, desc(contentVersions.id))
  const rows = new Map(newest.map((row) => [row.entry, row]))
  const plans = new Map(
    (
      await database
        .select({ entry: contentVersions.entry, publishAt: contentVersions.publishAt })
        .from(contentVersions)
        .where(isNotNull(contentVersions.publishAt))
    ).map(({ entry, publishAt }) => [entry, publishAt]),
  )
  const names = [...new Set([...paths.keys(), ...rows.keys()])]
  const listed = await Promise.all(
    names.map(async (entry) => {
      const row = rows.get(entry)
      const path = paths.get(entry)
      const files = row?.files ?? (path === undefined ? null : await readEntryFiles(entry, path))
      return rowOf(entry, row, { files, publishAt: plans.get(entry) ?? null })
    }),
  )
  const place = ({ kind }: ContentRow) => contentKinds.indexOf(kind)
  return listed.sort(
    (one, other) => place(one) - place(other) || one.title.localeCompare(other.title),
  )
}

const titles: Partial<Record<string, string>> = {
  settings: 'Settings',
  menus: 'Menus',
  popups: 'Campaign popups',
}

function rowOf(
  entry: string,
  row: Row | undefined,
  { files, publishAt }: { files: ContentFiles | null; publishAt: Date | null },
): ContentRow {
  const { kind, slug } = entryParts(entry)
  const value = files ? parse(files.yaml) : {}
  return {
    entry,
    kind,
    title: titles[entry] ?? value?.title ?? value?.name ?? slug,
    state: stateOf(row),
    isEdited: row !== undefined,
    publishAt: publishAt && toInstant(publishAt),
    staff: row?.staff ?? '',
  }
}

function stateOf(row: Row | undefined): ContentRow['state'] {
  if (!row) return 'published'
  if (row.publishedAt) return row.files === null ? 'removed' : 'published'
  return row.publishAt ? 'scheduled' : 'draft'
}

/** An entry, by default in its newest version, with its schema and its versions, or an empty one under a new name. */
export const readEntry: Operation<z.infer<typeof EntryInput>, ContentEntry> = async (
  cms,
  { entry, version },
) => {
  const path = (await entryPaths()).get(entry)
  const rows = await entryVersions(cms.database, entry)
  const file = path === undefined ? null : await readEntryFiles(entry, path)
  const [newest] = rows
  const files = pick(rows, version)?.files ?? (version ? null : file)
  const isNew = !files && !newest
  if (isNew && version) throw notFound()
  const shown = files ?? rows.find((row) => row.files)?.files ?? emptyFiles
  const value: unknown = parse(shown.yaml)
  return {
    ...rowOf(entry, newest, {
      files,
      publishAt: rows.find((row) => row.publishAt)?.publishAt ?? null,
    }),
    ...(isNew && { state: 'draft' as const }),
    version: newest?.id ?? 0,
    path: entryPath(entry),
    canBeRemoved: canBeRemoved(entry, path),
    schema: schemaFor(entry),
    value,
    files: { ...shown, words: await wordsOf(cms, value, shown.words) },
    fields: {},
    versions: [...rows.map(described), ...(file ? [fileVersion] : [])],
  }
}

/** The schema of an entry, with `readOnly` on what the role of who acts may not change. */
function schemaFor(entry: string): Record<string, unknown> {
  const schema = entrySchemas[entryParts(entry).kind]
  if (mayManage(actingRole())) return { ...schema }
  return pagesOfManagers.has(entry) ? { ...schema, readOnly: true } : { ...schemaOfEditors(schema) }
}

const emptyFiles: ContentFiles = { yaml: '', html: null, css: null, thai: null, words: {} }
const pick = (rows: readonly Row[], version: number | undefined) =>
  version === undefined ? rows[0] : rows.find(({ id }) => id === version)

/** The versions of an entry, the newest first. */
export const entryVersions = (database: Database, entry: string): Promise<Row[]> =>
  database
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.entry, entry))
    .orderBy(desc(contentVersions.id))
    .limit(50)

const described = ({ id, staff, savedAt, publishAt, publishedAt, files }: Row): ContentVersion => ({
  version: id,
  staff,
  saved: toInstant(savedAt),
  publishAt: publishAt && toInstant(publishAt),
  published: publishedAt && toInstant(publishedAt),
  isRemoved: files === null,
})

const fileVersion: ContentVersion = {
  ...{ version: 0, staff: '', saved: null, publishAt: null, published: null, isRemoved: false },
}

/** The Thai of all texts of a value: what the draft has, otherwise what the shop has. */
async function wordsOf(cms: Cms, value: unknown, words: ContentFiles['words']) {
  const dictionary: Dictionary = await cms.thai()
  const translated = [...collectTexts(value)].flatMap((text) => {
    const thai = Object.hasOwn(words, text) ? words[text] : dictionary.translate(text)
    return thai === undefined || thai === text ? [] : [[text, thai] as const]
  })
  return Object.fromEntries(translated)
}

/** The path at which the shop shows an entry. */
export function entryPath(entry: string): string {
  const { kind, slug } = entryParts(entry)
  if (isSingle(kind) || slug === 'home') return '/'
  if (kind === 'look-books') return `/look-book/${slug}`
  return kind === 'stores' ? `/store-locator/${slug}` : `/${slug}`
}

/** Whether an entry may be taken out of the shop: not what its own pages need. */
export const canBeRemoved = (entry: string, path = newPath(entry)): boolean =>
  !isSingle(entryParts(entry).kind) && !path.startsWith('site/pages/shop/')
