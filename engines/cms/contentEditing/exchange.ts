import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { inArray, max } from 'drizzle-orm'
import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Cms, Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { contentVersions, photographs } from '#cms/database/schema/edits.ts'
import { importPhotograph } from '#cms/media/photographs.ts'
import { refreshSite } from '#cms/seed/site.ts'
import { loadEditedSite } from '../content/editedSite.ts'
import {
  contentDirectory,
  type Draft,
  entryPaths,
  filesAt,
  isSameContent,
  newPath,
  readContentEdits,
  readEntryFiles,
} from '../content/edits.ts'
import { collectTexts, namedPhotographs } from './library.ts'
import { lockEntry } from './saveEntry.ts'
import { storeVersion } from './storeVersion.ts'

export const ExportInput = z.object({ folder: z.string().min(1) })
export const ImportInput = ExportInput.extend({ entries: z.array(z.string().max(120)) })

const wordsFile = 'thai/words.yaml'

/** Writes the content as the shop has it, in the layout of engines/cms/content, with the photographs that it uses. */
export const exportContent: Operation<z.infer<typeof ExportInput>, string> = async (
  { database },
  { folder },
) => {
  const paths = await entryPaths()
  const { entries } = await readContentEdits(database)
  const words = parseDocument(await readFile(join(contentDirectory, wordsFile), 'utf8'))
  const used = new Set<string>()
  for (const entry of new Set([...paths.keys(), ...entries.keys()])) {
    const path = paths.get(entry) ?? newPath(entry)
    const edited = entries.get(entry)
    const files = edited === undefined ? await readEntryFiles(entry, path) : edited
    for (const [file, text] of filesAt(entry, path, files)) {
      const target = join(folder, file)
      if (text === null) await rm(target, { force: true })
      else await write(target, text.endsWith('\n') ? text : `${text}\n`)
    }
    for (const { id } of namedPhotographs(files ? parse(files.yaml) : null)) used.add(id)
    for (const [english, thai] of Object.entries(files?.words ?? {})) words.set(english, thai)
  }
  await write(join(folder, wordsFile), words.toString({ lineWidth: 0 }))
  const rows = await database
    .select({ id: photographs.id, bytes: photographs.bytes })
    .from(photographs)
    .where(inArray(photographs.id, [...used, '']))
  for (const { id, bytes } of rows)
    if (bytes) await write(join(folder, 'photographs', `${id}.jpg`), bytes)
  return `The content is in ${folder}.`
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Publishes the entries of a folder that differ from the shop's, or the named ones of them: all or none. */
export const importContent: Operation<z.infer<typeof ImportInput>, string> = async (
  cms,
  { folder, entries: wanted },
) => {
  const { database, clock } = cms
  const given = await entryPaths(folder).catch(() => {
    throw new ContractProblem(
      'invalid',
      `${folder} has no content in the layout of engines/cms/content.`,
    )
  })
  for (const entry of wanted)
    if (!given.has(entry)) throw new ContractProblem('invalid', `${folder} has no ${entry}.`)
  const photos = await readdir(join(folder, 'photographs')).catch(() => [])
  for (const name of photos)
    await importPhotograph(database, await readFile(join(folder, 'photographs', name)), clock.now())
  const seen = await newestVersions(database)
  const changed = await differing(cms, folder, given, wanted)
  if (changed.length === 0) return 'The shop has this content already.'
  const { rejected } = await loadEditedSite(database, changed)
  const problems = [...rejected].flatMap(([entry, faults]) =>
    faults.map(({ field, message }) => `${[entry, ...field.map(String)].join('.')}: ${message}`),
  )
  if (problems.length > 0) throw new ContractProblem('invalid', problems.join('\n'))
  const now = clock.now()
  const dictionary = await cms.thai()
  await refreshSite(cms, async (transaction) => {
    const entries = changed.map(({ entry }) => entry).toSorted()
    for (const entry of entries) await lockEntry(transaction, entry)
    const newest = await newestVersions(transaction)
    const other = entries.find((entry) => newest.get(entry) !== seen.get(entry))
    if (other)
      throw new ContractProblem('conflict', `${other} was saved meanwhile. Start the import again.`)
    for (const draft of changed)
      await storeVersion(dictionary, transaction, {
        ...draft,
        ...{ savedAt: now, publishAt: null, publishedAt: now },
      })
  })
  return [`Imported:`, ...changed.map(({ entry }) => `- ${entry}`)].join('\n')
}

/** The id of the newest version of each entry that people have saved. */
async function newestVersions(database: Database): Promise<Map<string, number>> {
  const { entry, id } = contentVersions
  const rows = await database
    .select({ entry, id: max(id) })
    .from(contentVersions)
    .groupBy(entry)
  return new Map(rows.map(({ entry, id }) => [entry, id ?? 0]))
}

/** The entries of a folder whose texts differ from those of the shop. */
async function differing(
  { database, thai }: Cms,
  folder: string,
  given: ReadonlyMap<string, string>,
  wanted: readonly string[],
): Promise<Draft[]> {
  const { entries } = await readContentEdits(database)
  const pathsByEntry = await entryPaths()
  const dictionary = await thai()
  const words: Record<string, string> =
    parse(await readFile(join(folder, wordsFile), 'utf8').catch(() => '')) ?? {}
  const changed: Draft[] = []
  for (const [entry, path] of given) {
    if (wanted.length > 0 && !wanted.includes(entry)) continue
    const files = await readEntryFiles(entry, path, folder)
    if (!files) continue
    const translated = [...collectTexts(parse(files.yaml))].flatMap((text) => {
      const translation = Object.hasOwn(words, text) ? words[text] : undefined
      return translation && translation !== dictionary.translate(text) ? [[text, translation]] : []
    })
    const ownPath = pathsByEntry.get(entry)
    const edited = entries.get(entry)
    const present =
      edited ?? (edited === undefined && ownPath ? await readEntryFiles(entry, ownPath) : null)
    if (translated.length === 0 && isSameContent(files, present)) continue
    changed.push({
      entry,
      files: { ...files, words: { ...present?.words, ...Object.fromEntries(translated) } },
    })
  }
  return changed
}
