import { Instant } from '@vitrine/contract/common.ts'
import { z } from 'zod'

const maxText = 200_000
const Words = z.record(z.string().max(2000), z.string().max(2000))

/** The files of an entry as texts, with the Thai of its texts by their English ones. */
export const ContentFiles = z.object({
  yaml: z.string().max(maxText),
  html: z.string().max(maxText).nullable(),
  css: z.string().max(maxText).nullable(),
  thai: z.string().max(maxText).nullable().meta({ description: 'The whole text in Thai' }),
  words: Words,
})
export type ContentFiles = z.infer<typeof ContentFiles>

/** Kinds of content, as the folders and files of engines/cms/content/site. */
export const contentKinds = [
  'settings',
  'menus',
  'popups',
  'pages',
  'stories',
  'look-books',
  'stores',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** An entry: a kind that the shop has once, such as `menus`, or one of many, such as `stories/ink-before-noon`. */
export const EntryName = z
  .string()
  .max(120)
  .regex(
    /^(settings|menus|popups|(pages|stories|look-books|stores)\/[a-z0-9]+(-[a-z0-9]+)*)$/,
    'Use lower-case letters, digits and hyphens',
  )

export const contentStates = ['published', 'draft', 'scheduled', 'removed'] as const

/** One row of the list of content. */
export const ContentRow = z.object({
  entry: EntryName,
  kind: z.enum(contentKinds),
  title: z.string(),
  state: z.enum(contentStates),
  isEdited: z
    .boolean()
    .meta({ description: 'Whether people changed it, so that its file no longer counts' }),
  publishAt: Instant.nullable().meta({ description: 'When a version of it will be in the shop' }),
  staff: z.string().meta({ description: 'Who saved it last; empty for a file' }),
})
export type ContentRow = z.infer<typeof ContentRow>

/** One saved version of an entry, where 0 is its file. */
export const ContentVersion = z.object({
  version: z.number().int(),
  staff: z.string(),
  saved: Instant.nullable(),
  publishAt: Instant.nullable(),
  published: Instant.nullable(),
  isRemoved: z.boolean(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** An entry as editors change it. */
export const ContentEntry = ContentRow.extend({
  version: z
    .number()
    .int()
    .meta({ description: 'The newest version; sent as `seen` with a change' }),
  path: z.string().meta({ description: 'Where the shop shows it' }),
  canBeRemoved: z.boolean(),
  schema: z.record(z.string(), z.unknown()).meta({
    description:
      'JSON Schema of its value, with `readOnly` on what the role of the reader may not change',
  }),
  value: z.unknown().meta({ description: 'The YAML file as a value; null for a new entry' }),
  files: ContentFiles,
  fields: z.record(z.string(), z.string()).meta({ description: 'What is wrong with it, by field' }),
  versions: z.array(ContentVersion),
})
export type ContentEntry = z.infer<typeof ContentEntry>

/** An image of the library, and what uses it. */
export const LibraryImage = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  ground: z.string().meta({ description: 'Its average colour' }),
  image: z.string().meta({ description: 'The path of a small file' }),
  uses: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type LibraryImage = z.infer<typeof LibraryImage>

/** A category as editors change it. */
export const CategoryEdit = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60),
  thai: z.string().trim().max(60),
  address: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens'),
  parent: z.string().nullable().meta({ description: 'The slug of the category above' }),
  isHidden: z.boolean(),
})

/** One row of the list of categories, whose `slug` stays when the address changes. */
export const CategoryRow = CategoryEdit.extend({
  slug: z.string(),
  depth: z.number().int(),
  version: z.number().int(),
})
export type CategoryRow = z.infer<typeof CategoryRow>
