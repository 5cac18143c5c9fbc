import { sampleImages } from '#cms/media/sampleImages.ts'
import { breadcrumbTrail, type Crumb, inOrder, readEntries } from './entries.ts'
import { ContentFolder, type FileEdits, SiteContentError } from './files.ts'
import { imageSchemas } from './images.ts'
import { type SiteMenus, siteMenus } from './menus.ts'
import {
  type LookBookFile,
  type PageFile,
  type SitePopup,
  type StoreFile,
  type StoryFile,
  siteSchemas,
} from './schemas.ts'
import { menuSchema, type SettingsFile, settingsSchema } from './shopSchemas.ts'

interface CommonFields {
  slug: string
  meta: { title: string; description: string; breadcrumbs: Crumb[] }
  /** The CSS of this page alone. */
  styles: string | null
}

/** A content page, whose HTML contains its figures as `<figure data-picture="name">`. */
export type SitePage = Omit<PageFile, 'meta' | 'breadcrumbs'> & CommonFields & { content: string }
/** A story, whose page is at /{slug}. */
export type SiteStory = Omit<StoryFile, 'meta'> & CommonFields & { content: string }
export type SiteLookBook = Omit<LookBookFile, 'meta' | 'order'> & CommonFields
export type SiteStore = Omit<StoreFile, 'order'> & { slug: string; content: string }

/** The validated content of the shop, whose images are specs. */
export interface Site {
  settings: SettingsFile
  menus: SiteMenus
  popups: SitePopup[]
  pages: SitePage[]
  /** The stories, newest first. */
  stories: SiteStory[]
  lookBooks: SiteLookBook[]
  stores: SiteStore[]
}

/** Reads and validates the content files, with what people changed. Throws SiteContentError with all problems. */
export async function loadSite(
  directory: string = import.meta.dirname,
  edits?: FileEdits,
): Promise<Site> {
  const folder = new ContentFolder(directory, edits)
  const pictures = await sampleImages()
  const schemas = siteSchemas(pictures)
  const { image } = imageSchemas(pictures)
  const settings = await folder.yaml('settings.yaml', settingsSchema(image))
  const menus = await folder.yaml('menus.yaml', menuSchema(image))
  const popups = await folder.yaml('popups.yaml', schemas.popups)
  const pages = await readPages(folder, schemas)
  const stories = await readStories(folder, schemas)
  const lookBooks = await readLookBooks(folder, schemas)
  const stores = await readStores(folder, schemas)
  const taken = new Set(pages.map((page) => page.slug))
  for (const { slug } of stories)
    if (taken.has(slug)) folder.report(`stories/${slug}.yaml`, [], 'a page already has this slug')
  if (!settings || !menus || !popups || folder.problems.length > 0)
    throw new SiteContentError(folder)
  return { settings, menus: siteMenus(menus), popups, pages, stories, lookBooks, stores }
}

type Schemas = ReturnType<typeof siteSchemas>

async function readPages(folder: ContentFolder, { page }: Schemas): Promise<SitePage[]> {
  const entries = await readEntries(folder, 'pages', page)
  return Promise.all(
    entries.map(async ({ slug, styles, html, file: { breadcrumbs, ...file } }) => {
      const steps = breadcrumbs ?? [{ text: file.title, url: `/${slug}` }]
      const meta = { ...file.meta, breadcrumbs: slug === 'home' ? [] : breadcrumbTrail(...steps) }
      return { ...file, slug, meta, styles, content: await html(file.figures) }
    }),
  )
}

async function readStories(folder: ContentFolder, { story }: Schemas): Promise<SiteStory[]> {
  const entries = await readEntries(folder, 'stories', story)
  const stories = await Promise.all(
    entries.map(async ({ slug, styles, html, file }) => {
      const steps = [
        { text: 'Stories', url: '/stories' },
        { text: file.title, url: `/${slug}` },
      ]
      const meta = { ...file.meta, breadcrumbs: breadcrumbTrail(...steps) }
      return { ...file, slug, meta, styles, content: await html(file.figures) }
    }),
  )
  return stories.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

async function readLookBooks(
  folder: ContentFolder,
  { lookBook }: Schemas,
): Promise<SiteLookBook[]> {
  const entries = await readEntries(folder, 'look-books', lookBook)
  return inOrder(
    entries.map(({ slug, styles, file }) => {
      const breadcrumbs = breadcrumbTrail({ text: file.name, url: `/look-book/${slug}` })
      return { ...file, slug, styles, meta: { ...file.meta, breadcrumbs } }
    }),
  )
}

async function readStores(folder: ContentFolder, { store }: Schemas): Promise<SiteStore[]> {
  const entries = await readEntries(folder, 'stores', store)
  const stores = entries.map(async ({ slug, html, file }) => ({
    ...file,
    slug,
    content: await html(),
  }))
  return inOrder(await Promise.all(stores))
}
