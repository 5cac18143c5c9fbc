import { ContentEntry, ContentRow, LibraryImage } from '@vitrine/commerce/staff/content.ts'
import { z } from 'zod'
import { EntryInput, listContent, readEntry } from '../contentEditing/entries.ts'
import {
  ExportInput,
  exportContent,
  ImportInput,
  importContent,
} from '../contentEditing/exchange.ts'
import {
  DescribeInput,
  describeImage,
  ImageInput,
  listLibrary,
  removeImage,
} from '../contentEditing/library.ts'
import {
  PreviewInput,
  previewEntry,
  RemoveInput,
  removeEntry,
  SaveInput,
  saveEntry,
  UnscheduleInput,
  unscheduleEntry,
} from '../contentEditing/saveEntry.ts'
import { operation } from './operation.ts'

const text = z.string().meta({ description: 'What has happened' })
const editing = ['manager', 'editor'] as const

/** Operations on content and images, by the name in the address. */
export const contentOperations = {
  content: operation(
    {
      summary: 'Pages, stories, menus and all other content',
      roles: editing,
      input: z.object({}),
      moves: 'nothing',
      output: z.array(ContentRow),
    },
    listContent,
  ),
  contentEntry: operation(
    {
      summary: 'An entry of the content with its schema and versions',
      roles: editing,
      input: EntryInput,
      moves: 'nothing',
      output: ContentEntry,
    },
    readEntry,
  ),
  saveContent: operation(
    {
      summary: 'Saves a draft of an entry, publishes it or schedules that',
      roles: editing,
      input: SaveInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      hasFiles: true,
      audit: ({ entry, publish }) => ({ subject: entry, detail: publish }),
    },
    saveEntry,
  ),
  unscheduleContent: operation(
    {
      summary: 'Cancels the scheduled publication of an entry',
      roles: editing,
      input: UnscheduleInput,
      moves: 'texts',
      guard: { once: 'publishAt' },
      output: text,
      audit: ({ entry, publishAt }) => ({ subject: entry, detail: publishAt }),
    },
    unscheduleEntry,
  ),
  removeContent: operation(
    {
      summary: 'Takes an entry out of the shop',
      roles: editing,
      input: RemoveInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ entry }) => ({ subject: entry }),
    },
    removeEntry,
  ),
  previewContent: operation(
    {
      summary: 'A link that shows the newest version of an entry in the shop',
      roles: editing,
      input: PreviewInput,
      moves: 'nothing',
      output: z.object({ link: z.string() }),
    },
    previewEntry,
  ),
  library: operation(
    {
      summary: 'Uploaded images with what uses them',
      roles: editing,
      input: z.object({}),
      moves: 'nothing',
      output: z.array(LibraryImage),
    },
    listLibrary,
  ),
  describeImage: operation(
    {
      summary: 'Changes the text alternative of an image',
      roles: editing,
      input: DescribeInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ id, alt }) => ({ subject: id, detail: alt }),
    },
    describeImage,
  ),
  removeImage: operation(
    {
      summary: 'Deletes an image that nothing uses',
      roles: editing,
      input: ImageInput,
      moves: 'texts',
      guard: { once: 'id' },
      output: text,
      audit: ({ id }) => ({ subject: id }),
    },
    removeImage,
  ),
  exportContent: operation(
    {
      summary: 'Writes the content as files',
      roles: [],
      input: ExportInput,
      moves: 'nothing',
      audit: () => ({ subject: 'content', detail: 'exported' }),
      output: text,
    },
    exportContent,
  ),
  importContent: operation(
    {
      summary: 'Publishes the content of files',
      roles: [],
      input: ImportInput,
      moves: 'texts',
      guard: 'job',
      output: text,
      audit: ({ entries }) => ({ subject: 'content', detail: entries.join(', ') }),
    },
    importContent,
  ),
}
