import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { type Figures, figuresIn } from './figures.ts'
import { ContentFolder, SiteContentError } from './files.ts'
import { type SiteMenus, siteMenus } from './menus.ts'
import { pictureSchemas, Wardrobe } from './pictures.ts'
import {
  type LookBookFile,
  type PageFile,
  type SitePopup,
  type StoreFile,
  type StoryFile,
  siteSchemas,
} from './schemas.ts'
import { menuSchema, type SettingsFile, settingsSchema } from './shopSchemas.ts'

type Crumbs = { id: string; text: string; url: string }[]
type Meta = { title: string; description: string; breadcrumbs: Crumbs }
interface Written {
  slug: string
  meta: Meta
  /** CSS for this page alone. */
  styles: string | null
}

/** A content page; its figures stand in the HTML as `<figure data-picture="name">`. */
export type SitePage = Omit<PageFile, 'meta' | 'breadcrumbs'> & Written & { content: string }
/** A story, shown at /{slug}. */
export type SiteStory = Omit<StoryFile, 'meta'> & Written & { content: string }
export type SiteLookBook = Omit<LookBookFile, 'meta' | 'order'> & Written
export type SiteStore = Omit<StoreFile, 'order'> & { slug: string; content: string }

/** All that editors write about the shop, checked, with pictures still to be drawn. */
export interface Site {
  settings: SettingsFile
  menus: SiteMenus
  popups: SitePopup[]
  pages: SitePage[]
  /** Newest first. */
  stories: SiteStory[]
  lookBooks: SiteLookBook[]
  stores: SiteStore[]
}

const here = fileURLToPath(new URL('.', import.meta.url))
const home = { id: 'home', text: 'Home', url: '/' }

/** Reads and checks the content files. Throws SiteContentError with every problem there is. */
export async function loadSite(directory: string = here): Promise<Site> {
  const folder = new ContentFolder(directory)
  const wardrobe = (await folder.yaml('wardrobe.yaml', Wardrobe)) ?? {}
  const schemas = siteSchemas(wardrobe)
  const { picture } = pictureSchemas(wardrobe)

  /** One folder's files, each with the HTML and CSS beside it. */
  async function each<Schema extends z.ZodType, Result>(
    name: string,
    schema: Schema,
    build: (file: z.infer<Schema>, slug: string, path: string) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = []
    for (const slug of await folder.names(name)) {
      const path = `${name}/${slug}`
      const file = await folder.yaml(`${path}.yaml`, schema)
      if (file) results.push(await build(file, slug, path))
    }
    return results
  }
  async function html(path: string, figures: Figures): Promise<string> {
    const content = await folder.text(`${path}.html`)
    if (!content?.trim()) {
      folder.report(`${path}.html`, [], 'the file is missing or empty')
      return ''
    }
    const shown = figuresIn(content)
    for (const name of shown.filter((one) => !Object.hasOwn(figures, one)))
      folder.report(
        `${path}.html`,
        [],
        `figure "${name}" is not among the figures of the YAML file`,
      )
    for (const name of Object.keys(figures).filter((one) => !shown.includes(one)))
      folder.report(`${path}.yaml`, ['figures', name], 'not shown in the HTML file')
    return content.trim()
  }
  const styles = async (path: string) => (await folder.text(`${path}.css`))?.trim() || null
  const trail = (...crumbs: { text: string; url: string }[]): Crumbs => [
    home,
    ...crumbs.map((crumb) => ({ id: crumb.url.replace(/^\/|\/$/g, ''), ...crumb })),
  ]

  const settings = await folder.yaml('settings.yaml', settingsSchema(picture))
  const menus = await folder.yaml('menus.yaml', menuSchema(picture))
  const popups = await folder.yaml('popups.yaml', schemas.popups)
  const pages = await each(
    'pages',
    schemas.page,
    async ({ breadcrumbs, ...file }, slug, path): Promise<SitePage> => ({
      ...file,
      slug,
      meta: {
        ...file.meta,
        breadcrumbs:
          slug === 'home' ? [] : trail(...(breadcrumbs ?? [{ text: file.title, url: `/${slug}` }])),
      },
      styles: await styles(path),
      content: await html(path, file.figures),
    }),
  )
  const stories = await each(
    'stories',
    schemas.story,
    async (file, slug, path): Promise<SiteStory> => ({
      ...file,
      slug,
      meta: {
        ...file.meta,
        breadcrumbs: trail(
          { text: 'Stories', url: '/stories' },
          { text: file.title, url: `/${slug}` },
        ),
      },
      styles: await styles(path),
      content: await html(path, file.figures),
    }),
  )
  const lookBooks = await each('look-books', schemas.lookBook, async (file, slug, path) => ({
    ...file,
    slug,
    meta: { ...file.meta, breadcrumbs: trail({ text: file.name, url: `/look-book/${slug}` }) },
    styles: await styles(path),
  }))
  const stores = await each('stores', schemas.store, async (file, slug, path) => ({
    ...file,
    slug,
    content: await html(path, {}),
  }))
  const pageSlugs = new Set(pages.map((page) => page.slug))
  for (const { slug } of stories)
    if (pageSlugs.has(slug))
      folder.report(`stories/${slug}.yaml`, [], 'a page has this slug already')
  if (!settings || !menus || !popups || folder.problems.length > 0)
    throw new SiteContentError(folder.problems)
  return {
    settings,
    menus: siteMenus(menus),
    popups,
    pages,
    stories: stories.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
    lookBooks: inOrder(lookBooks),
    stores: inOrder(stores),
  }
}

/** Sorts by the order that the files give, which nobody needs afterwards. */
function inOrder<Item extends { order: number; slug: string }>(
  items: Item[],
): Omit<Item, 'order'>[] {
  return items
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
    .map(({ order, ...item }) => item)
}
