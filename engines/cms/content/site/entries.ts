import { basename } from 'node:path'
import type { z } from 'zod'
import { type Figures, findFigures } from './figures.ts'
import type { ContentFolder } from './files.ts'

/** A breadcrumb; the last one is the page itself. */
export interface Crumb {
  id: string
  text: string
  url: string
}

/** A YAML file with the HTML and CSS beside it. */
export interface Entry<File> {
  /** The file's name without its extension. */
  slug: string
  file: File
  /** The CSS of this page alone. */
  styles: string | null
  /** Reads the HTML, and reports a missing file and figures that do not match `figures`. */
  html(figures?: Figures): Promise<string>
}

/** The entries of a folder and its subfolders that match their schema, after reporting the others. */
export async function readEntries<Schema extends z.ZodType>(
  folder: ContentFolder,
  name: string,
  schema: Schema,
): Promise<Entry<z.infer<Schema>>[]> {
  const entries: Entry<z.infer<Schema>>[] = []
  for (const path of await folder.paths(name)) {
    const slug = basename(path)
    if (entries.some((entry) => entry.slug === slug))
      folder.report(`${path}.yaml`, [], `another file has the slug "${slug}"`)
    const file = await folder.yaml(`${path}.yaml`, schema)
    const styles = (await folder.text(`${path}.css`))?.trim() || null
    const html = (figures: Figures = {}) => readHtml(folder, path, figures)
    if (file !== undefined) entries.push({ slug, file, styles, html })
  }
  return entries
}

async function readHtml(folder: ContentFolder, path: string, figures: Figures): Promise<string> {
  const content = (await folder.text(`${path}.html`))?.trim()
  if (!content) {
    folder.report(`${path}.html`, [], 'the file is missing or empty')
    return ''
  }
  const shown = findFigures(content)
  for (const name of shown.filter((one) => !Object.hasOwn(figures, one)))
    folder.report(`${path}.html`, [], `the YAML file has no figure called "${name}"`)
  for (const name of Object.keys(figures).filter((one) => !shown.includes(one)))
    folder.report(`${path}.yaml`, ['figures', name], 'not shown in the HTML file')
  return content
}

/** Breadcrumbs from the home page down these steps. */
export function breadcrumbTrail(...steps: Omit<Crumb, 'id'>[]): Crumb[] {
  const home = { id: 'home', text: 'Home', url: '/' }
  return [home, ...steps.map((step) => ({ id: step.url.replace(/^\/|\/$/g, ''), ...step }))]
}

/** Sorts by `order` and removes it. */
export function inOrder<Item extends { order: number; slug: string }>(
  items: Item[],
): Omit<Item, 'order'>[] {
  return items
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
    .map(({ order, ...item }) => item)
}
