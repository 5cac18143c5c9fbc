import type { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { ContentFiles } from '@vitrine/commerce/staff/content.ts'
import {
  changesOfManagers,
  mayManage,
  pagesOfManagers,
  rightsCopy,
  textsOfManagers,
} from '@vitrine/commerce/staff/contentRights.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { parse } from 'yaml'
import { actingRole, actingStaff } from '#cms/core/actingStaff.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { contentVersions } from '#cms/database/schema/edits.ts'
import { entryParts, entryPaths, isSameContent, readEntryFiles } from '../content/edits.ts'
import { entrySchemas } from './entries.ts'

type Version = Pick<
  typeof contentVersions.$inferInsert,
  'entry' | 'files' | 'savedAt' | 'publishAt' | 'publishedAt'
>

/**
 * Stores a version of an entry, from drafts, publishing, restoring, removing and imports. Throws forbidden, with the
 * fields, when the acting role may not change what it changes (security.staff.content). The caller holds the lock of
 * the entry, and has read the texts before: the transaction may have the only connection.
 */
export async function storeVersion(
  dictionary: Dictionary,
  transaction: Database,
  version: Version,
): Promise<void> {
  if (!mayManage(actingRole())) await requireRights(dictionary, transaction, version)
  await transaction.insert(contentVersions).values({ ...version, staff: actingStaff() ?? 'staff' })
}

async function requireRights(dictionary: Dictionary, transaction: Database, version: Version) {
  const { entry, files } = version
  const published = await filesOf(transaction, entry, true)
  const isInShop = Boolean(version.publishedAt ?? version.publishAt)
  // A draft may keep what a manager has drafted; it takes a manager to publish that.
  const bases = isInShop ? [published] : [published, await filesOf(transaction, entry, false)]
  if (pagesOfManagers.has(entry)) {
    if (!bases.some((base) => files && isSameContent(files, base))) throw forbidden([])
  } else {
    const schema = entrySchemas[entryParts(entry).kind]
    const [fewest = []] = bases
      .map((base) => changesOfManagers(schema, parsed(base), parsed(files)))
      .sort((one, other) => one.length - other.length)
    if (fewest.length > 0) throw forbidden(fewest)
  }
  const words = Object.assign({}, ...bases.map((base) => base?.words))
  if (files) await requireWords(dictionary, transaction, { entry, files, words })
}

/** Throws forbidden when the Thai of a text changes that only managers set, here or in another entry. */
async function requireWords(
  { translate }: Dictionary,
  transaction: Database,
  { entry, files, words }: { entry: string; files: ContentFiles; words: ContentFiles['words'] },
) {
  const changed = Object.entries(files.words).filter(
    ([english, thai]) =>
      translate(english) !== thai && !(Object.hasOwn(words, english) && words[english] === thai),
  )
  if (changed.length === 0) return
  const texts = new Set(textsOfManagers(entrySchemas[entryParts(entry).kind], parsed(files)))
  for (const other of (await entryPaths()).keys()) {
    const { kind } = entryParts(other)
    if (kind !== 'settings' && kind !== 'stores' && !pagesOfManagers.has(other)) continue
    const value = parsed(await filesOf(transaction, other, true))
    const schema = pagesOfManagers.has(other) ? {} : entrySchemas[kind]
    for (const text of textsOfManagers(schema, value)) texts.add(text)
  }
  const [text] = changed.flatMap(([english]) => (texts.has(english) ? english : []))
  if (text) throw forbidden([{ field: 'words', message: `${rightsCopy.managersOnly} (${text})` }])
}

function forbidden(fields: { field: string; message: string }[]): ContractProblem {
  const [first] = fields
  return new ContractProblem('forbidden', first?.message ?? rightsCopy.entry, {
    fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  })
}

const parsed = (files: ContentFiles | null | undefined): unknown => files && parse(files.yaml)

/** The files of an entry in the shop, or in the newest version, or null when there are none. */
async function filesOf(
  transaction: Database,
  entry: string,
  isPublished: boolean,
): Promise<ContentFiles | null> {
  const { publishedAt, id } = contentVersions
  const [row] = await transaction
    .select({ files: contentVersions.files })
    .from(contentVersions)
    .where(and(eq(contentVersions.entry, entry), isPublished ? isNotNull(publishedAt) : undefined))
    .orderBy(...(isPublished ? [desc(publishedAt)] : []), desc(id))
    .limit(1)
  if (row) return row.files
  const path = (await entryPaths()).get(entry)
  return path === undefined ? null : readEntryFiles(entry, path)
}
