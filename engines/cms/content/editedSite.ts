import type { Database } from '#cms/database/openDatabase.ts'
import {
  type ContentEdits,
  type Draft,
  editsBelow,
  entryPaths,
  fileEdits,
  filesAt,
  newPath,
  readContentEdits,
} from './edits.ts'
import { type ContentFault, SiteContentError } from './site/files.ts'
import { loadSite, type Site } from './site/load.ts'

/** The content with what people changed. */
export interface EditedSite {
  site: Site
  edits: ContentEdits
  /** The edits that this version of the shop rejects, and why: they are left out, so that the shop starts. */
  rejected: ReadonlyMap<string, readonly ContentFault[]>
}

/** The content of the files with what people changed, and with drafts in place of the published versions of their entries. */
export async function loadEditedSite(
  database: Database,
  drafts: readonly Draft[] = [],
): Promise<EditedSite> {
  const edits = await readContentEdits(database, drafts)
  try {
    return { site: await siteWith(edits), edits, rejected: new Map() }
  } catch (error) {
    if (!(error instanceof SiteContentError) || edits.entries.size === 0) throw error
    const paths = await entryPaths()
    const faultsOf = (entry: string) => {
      const files = filesAt(entry, paths.get(entry) ?? newPath(entry), null)
      const entryFiles = new Set(files.map(([path]) => path.replace(/^site\//, '')))
      return error.faults.filter(({ file }) => entryFiles.has(file))
    }
    const faultsByEntry = [...edits.entries.keys()].map(
      (entry) => [entry, faultsOf(entry)] as const,
    )
    const rejected = new Map(faultsByEntry.filter(([, faults]) => faults.length > 0))
    const entries = new Map([...edits.entries].filter(([entry]) => !rejected.has(entry)))
    return { site: await siteWith({ entries }), edits: { ...edits, entries }, rejected }
  }
}

const siteWith = async (edits: Pick<ContentEdits, 'entries'>): Promise<Site> =>
  loadSite(undefined, editsBelow(await fileEdits(edits), 'site'))
