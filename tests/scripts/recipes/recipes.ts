import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An edit of a file: text that is put after the first occurrence of another, or the text of a new file. */
type Edit = { file: string; after?: string; text: string }

/** CONTRIBUTING.md, “Add a CMS call”: GET /gift-note. */
export const addCmsCall: readonly Edit[] = [
  {
    file: 'contract/content.ts',
    after: "import { z } from 'zod'\n",
    text: '\n/** The response of GET /gift-note. */\nexport const GiftNote = z.object({ text: z.string() })\n',
  },
  {
    file: 'contract/calls/contentCalls.ts',
    after: "export const contentCalls = defineCalls('content', {\n",
    text: `  giftNote: {
    method: 'GET',
    path: '/gift-note',
    summary: 'The note that comes with a gift',
    access: 'public',
    response: GiftNote,
    errors: [],
  },
`,
  },
  {
    file: 'contract/calls/contentCalls.ts',
    after: 'import {\n  FormResult,\n  FormSubmission,\n',
    text: '  GiftNote,\n',
  },
  {
    file: 'gateway/responses/giftNote.ts',
    text: `import * as contract from '@vitrine/contract/content.ts'
import { plainResponseParser } from './responseParser.ts'

/** GET /gift-note as the schema's GiftNote. */
export const GiftNote = plainResponseParser(contract.GiftNote)
`,
  },
  {
    file: 'gateway/sources/content.ts',
    after: "import { LookBook, Page, Posts, Store, Stores } from '../responses/content.ts'\n",
    text: "import { GiftNote } from '../responses/giftNote.ts'\n",
  },
  {
    file: 'gateway/sources/content.ts',
    after: 'export class ContentSource extends CmsSource {\n',
    text: "  giftNote() {\n    return this.read('giftNote', GiftNote)\n  }\n\n",
  },
  {
    file: 'engines/cms/content/routes.ts',
    after: 'export const contentRoutes: Route[] = [\n',
    text: `  contractRoute('giftNote', {
    maxAge,
    handle: async () => ({ text: 'Wrapped by hand', maker: 'Khun Mali' }),
  }),
`,
  },
  {
    file: 'engines/commerce/openapi/examples/contentExamples.ts',
    after: 'export const contentExamples = {\n',
    text: "  giftNote: { response: { text: 'Wrapped by hand' }, errors: {} },\n",
  },
]

/** CONTRIBUTING.md, “Add a GraphQL field”: a root field, and a field of its type. */
export const addField: readonly Edit[] = [
  {
    file: 'schema.graphql',
    after: 'type Query {\n',
    text: '  "The note that comes with a gift."\n  giftNote: GiftNote\n',
  },
  {
    file: 'schema.graphql',
    after: 'scalar Date\n\n',
    text: `"The note that comes with a gift."
type GiftNote {
  "Its text."
  text: String!
  "The name of the person who wrapped it, if the CMS names one."
  maker: String
}

`,
  },
  {
    file: 'contract/content.ts',
    after: 'export const GiftNote = z.object({ text: z.string()',
    text: ', maker: z.string().nullish()',
  },
  {
    file: 'gateway/resolvers/content.ts',
    after: '  Query: {\n',
    text: '    giftNote: (_, _arguments, { sources }) => sources.content.giftNote(),\n',
  },
  {
    file: 'web/shop/content/giftNote.graphql',
    text: 'query GiftNote {\n  giftNote {\n    text\n    maker\n  }\n}\n',
  },
]

/** CONTRIBUTING.md, “Add a page”: /gifts. */
export const addPage: readonly Edit[] = [
  { file: 'web/paths.ts', after: "  home: '/',\n", text: "  gifts: '/gifts',\n" },
  {
    file: 'web/pages/content/gifts.page.ts',
    text: `import { definePage } from '#web/core/page/definePage.ts'
import { required } from '#web/core/page/pageQuery.ts'
import { paths } from '#web/paths.ts'
import { GiftNoteDocument } from '#web/shop/content/giftNote.generated.ts'

/** Kinds of gift wrapping. */
export const giftsPage = definePage({
  path: paths.gifts,
  code: () => import('./GiftsPage.tsx'),
  queries: () => [required(GiftNoteDocument, {}, 'Failed to fetch page')],
  subject: 'giftNote',
  head: () => ({ title: 'Gifts' }),
})
`,
  },
  {
    file: 'web/pages/content/GiftsPage.tsx',
    text: `import type { GiftNoteQuery } from '#web/shop/content/giftNote.generated.ts'

interface GiftsPageProps {
  data: { giftNote: NonNullable<GiftNoteQuery['giftNote']> }
}

export function Page({ data: { giftNote } }: GiftsPageProps) {
  return <h1>{[giftNote.text, giftNote.maker].join(' by ')}</h1>
}
`,
  },
  {
    file: 'web/routes.ts',
    after: 'export const routes: readonly PageDescription[] = [\n',
    text: '  giftsPage,\n',
  },
  {
    file: 'web/routes.ts',
    after: "import type { PageDescription } from '#web/core/page/definePage.ts'\n",
    text: "import { giftsPage } from './pages/content/gifts.page.ts'\n",
  },
]

/** Makes edits in a copy of the repository. Throws when a file no longer has the text at which one begins. */
export function apply(folder: string, edits: readonly Edit[]) {
  for (const { file, after, text } of edits) {
    const path = join(folder, file)
    const before = after === undefined ? '' : readFileSync(path, 'utf8')
    if (after && !before.includes(after)) throw new Error(`${file} has no “${after.trim()}”`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after ? before.replace(after, () => after + text) : text + before)
  }
}
