import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContentFiles,
  type ContentKind,
  contentKinds,
} from '@vitrine/commerce/staff/content.ts'
import { desc, isNotNull } from 'drizzle-orm'
import { parse } from 'yaml'
import type { Database } from '#cms/database/openDatabase.ts'
import { contentVersions } from '#cms/database/schema/edits.ts'
import { ContentFolder, type FileEdits } from './site/files.ts'

/** The folder of the content files. */
export const contentDirectory = import.meta.dirname

/** The published files of entries that people changed, or null for one that they took out of the shop. */
export type EntryEdits = ReadonlyMap<string, ContentFiles | null>

/** The published changes, and the numbers of their versions, by which processes notice a change. */
export interface ContentEdits {
  entries: EntryEdits
  versions: string
}

/** A version of an entry that is not published. */
export interface Draft {
  entry: string
  files: ContentFiles | null
}

/** Reads the numbers of the published versions without their contents. */
export async function readContentVersions(database: Database): Promise<string> {
  const { id, entry, publishedAt } = contentVersions
  const published = await database
    .selectDistinctOn([entry], { id })
    .from(contentVersions)
    .where(isNotNull(publishedAt))
    .orderBy(entry, desc(publishedAt), desc(id))
  return published.map((row) => row.id).join()
}

/** Reads what people published, with drafts in place of the published versions of their entries. */
export async function readContentEdits(
  database: Database,
  drafts: readonly Draft[] = [],
): Promise<ContentEdits> {
  const { id, entry, files, publishedAt } = contentVersions
  const published = await database
    .selectDistinctOn([entry], { id, entry, files })
    .from(contentVersions)
    .where(isNotNull(publishedAt))
    .orderBy(entry, desc(publishedAt), desc(id))
  const entries = new Map(published.map((row) => [row.entry, row.files]))
  for (const { entry, files } of drafts) entries.set(entry, files)
  return { entries, versions: published.map((row) => row.id).join() }
}

/** The kind and the slug of an entry, without a slug for a kind that the shop has once. */
export function entryParts(entry: string): { kind: ContentKind; slug: string } {
  const [name, slug = ''] = entry.split('/', 2)
  const kind = contentKinds.find((contentKind) => contentKind === name)
  if (!kind) throw new RangeError(`Not an entry: ${entry}`)
  return { kind, slug }
}

/** The paths of all entries in a content folder, without extension, by entry. */
export async function entryPaths(directory = contentDirectory): Promise<Map<string, string>> {
  const folder = new ContentFolder(directory)
  const paths = await Promise.all(
    contentKinds.map(async (kind) =>
      isSingle(kind)
        ? [[kind, `site/${kind}`] as const]
        : (await folder.paths(`site/${kind}`)).map(
            (path) => [`${kind}/${basename(path)}`, path] as const,
          ),
    ),
  )
  return new Map(paths.flat())
}

export const isSingle = (kind: ContentKind): boolean =>
  kind === 'settings' || kind === 'menus' || kind === 'popups'

/** The path at which a new entry is stored. */
export const newPath = (entry: string): string =>
  entry.replace(/^pages\//, 'pages/house/').replace(/^/, 'site/')

/** Whether an entry has HTML of its own. */
export const hasHtml = (kind: ContentKind): boolean =>
  kind === 'pages' || kind === 'stories' || kind === 'stores'

/** The files of an entry by path, or null for a missing file. */
export function filesAt(
  entry: string,
  path: string,
  files: ContentFiles | null,
): [path: string, text: string | null][] {
  const texts: [string, string | null][] = [
    [`${path}.yaml`, files?.yaml ?? null],
    [`${path}.html`, files?.html ?? null],
    [`${path}.css`, files?.css ?? null],
    [`thai/${entry}.html`, files?.thai ?? null],
  ]
  return hasHtml(entryParts(entry).kind) ? texts : texts.filter(([path]) => !path.endsWith('.html'))
}

/** The published changes as texts of files, by their paths in the content folder. */
export async function fileEdits({ entries }: Pick<ContentEdits, 'entries'>): Promise<FileEdits> {
  if (entries.size === 0) return new Map()
  const paths = await entryPaths()
  return new Map(
    [...entries].flatMap(([entry, files]) =>
      filesAt(entry, paths.get(entry) ?? newPath(entry), files),
    ),
  )
}

/** The part of the edits that lies below a folder of the content. */
export const editsBelow = (edits: FileEdits, folder: string): FileEdits =>
  new Map(
    [...edits].flatMap(([path, text]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text] as const] : [],
    ),
  )

/** Whether two versions of an entry have the same content, however their YAML is written, apart from `words`. */
export const isSameContent = (one: ContentFiles, other: ContentFiles | null): boolean =>
  other !== null &&
  isDeepStrictEqual(parse(one.yaml), parse(other.yaml)) &&
  (['html', 'css', 'thai'] as const).every(
    (name) => (one[name] ?? '').trim() === (other[name] ?? '').trim(),
  )

/** The files of an entry in a content folder, or null when it has none. */
export async function readEntryFiles(
  entry: string,
  path: string,
  directory = contentDirectory,
): Promise<ContentFiles | null> {
  const contents = await Promise.all(
    filesAt(entry, path, null).map(async ([file]) => [
      file,
      await readFile(join(directory, file), 'utf8').catch(() => null),
    ]),
  )
  const texts = new Map(contents as [string, string | null][])
  const yaml = texts.get(`${path}.yaml`)
  if (yaml == null) return null
  return {
    yaml,
    html: texts.get(`${path}.html`) ?? null,
    css: texts.get(`${path}.css`) ?? null,
    thai: texts.get(`thai/${entry}.html`) ?? null,
    words: {},
  }
}
