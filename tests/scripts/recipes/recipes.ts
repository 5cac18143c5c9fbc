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
    file: 'docs/rest/content.md',
    after: 'All reads here are public.\n',
    text: '\n## GET /gift-note\n\nName `giftNote`. The note that comes with a gift. Used by `/gifts`.\n',
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
  {
    file: 'docs/spec/routes.md',
    after: '- `routes.home` `/` shows the content page with the key `home`. *(§2)*\n',
    text: '- `routes.gifts` `/gifts` shows how gifts are wrapped.\n',
  },
  {
    file: 'tests/e2e/pages/everyPage.spec.ts',
    after: "  home: '/',\n",
    text: "  gifts: '/gifts',\n",
  },
  {
    file: 'tests/e2e/pages/everyPage.spec.ts',
    after: 'const laterPages: (keyof typeof urls)[] = [\n',
    text: "  'gifts',\n",
  },
  {
    file: 'tests/e2e/pages/gifts.spec.ts',
    text: `import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

test('the page of gifts shows the note', { tag: '@all' }, async ({ page }) => {
  covers('routes.gifts')

  await page.goto('/gifts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrapped by hand by Khun Mali')
})
`,
  },
]

/** CONTRIBUTING.md, “Add a machine”: a ribbon that is tied and untied. */
export const addMachine: readonly Edit[] = [
  {
    file: 'machines/ribbon/ribbon.ts',
    text: `import { setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

const ribbon = setup({
  types: { events: {} as { type: 'ribbon.tied' } | { type: 'ribbon.untied' }, meta: {} as StateMeta },
})

/** A ribbon around a gift. */
export const ribbonMachine = ribbon.createMachine({
  id: 'ribbon',
  initial: 'loose',
  states: {
    loose: {
      meta: { view: 'An open box', spec: 'routes.home' },
      on: { 'ribbon.tied': { target: 'tied', description: 'Tie' } },
    },
    tied: {
      meta: { view: 'A bow', spec: 'routes.home' },
      on: {
        'ribbon.tied': { description: 'It is tied already' },
        'ribbon.untied': { target: 'loose', description: 'Untie' },
      },
    },
  },
})
`,
  },
  {
    file: 'machines/ribbon/ribbonExamples.ts',
    text: `import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { ribbonMachine } from './ribbon.ts'

/** Events of the ribbon whose order matters, and why that is right. */
const ribbonRaces: readonly AllowedRace[] = [
  {
    events: [['ribbon.tied'], ['ribbon.untied']],
    states: ['loose', 'tied'],
    reason: 'The last of both counts.',
  },
]

/** Inputs and events for tests and simulations of the ribbon. */
export const ribbonExamples = defineExamples({
  machine: ribbonMachine,
  races: ribbonRaces,
  inputs: { 'a gift': undefined },
  events: {},
})
`,
  },
  {
    file: 'machines/catalog/machineCatalog.ts',
    after: "import { popupsExamples } from '../popups/popupsExamples.ts'\n",
    text: "import { ribbonExamples } from '../ribbon/ribbonExamples.ts'\n",
  },
  {
    file: 'machines/catalog/machineCatalog.ts',
    after: 'export const machineCatalog: readonly CatalogEntry[] = [\n',
    text: "  entry(ribbonExamples, 'Ties and unties a ribbon.'),\n",
  },
  {
    file: 'gallery/machines/thaiViews.yaml',
    after: '# agentCheckout\n',
    text: 'An open box: กล่องที่เปิดอยู่\nA bow: โบ\n',
  },
  {
    file: 'tests/machines/ribbon.test.ts',
    text: `import { ribbonExamples } from '@vitrine/machines/ribbon/ribbonExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...ribbonExamples,
  invariants: {
    'is tied by tying only': ({ before, after, event }) =>
      after.value !== 'tied' || before.value === 'tied' || event.type === 'ribbon.tied',
  },
})
`,
  },
  {
    file: 'tests/support/browser/models/ribbonModel.ts',
    text: `import { expect } from '@playwright/test'
import type { ribbonMachine } from '@vitrine/machines/ribbon/ribbon.ts'
import { ribbonExamples } from '@vitrine/machines/ribbon/ribbonExamples.ts'
import type { BrowserModel } from '../browserModel.ts'

/** The ribbon in the shop. */
export const ribbonModel: BrowserModel<typeof ribbonMachine> = {
  examples: ribbonExamples,
  effects: {},
  excluded: {},
  open: { 'a gift': ({ visit }) => visit('/gifts') },
  acts: {
    'ribbon.tied': ({ page }) => page.getByRole('button', { name: 'Tie', exact: true }).click(),
    'ribbon.untied': ({ page }) => page.getByRole('button', { name: 'Untie' }).click(),
  },
  expectations: {
    'ribbon.loose': ({ page }) => expect(page.getByText('An open box')).toBeVisible(),
    'ribbon.tied': ({ page }) => expect(page.getByText('A bow')).toBeVisible(),
  },
  invisible: {},
}
`,
  },
  {
    file: 'tests/e2e/machines/ribbon.spec.ts',
    text: `import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { ribbonModel } from '../../support/browser/models/ribbonModel.ts'

describeInBrowser(ribbonModel)
`,
  },
  {
    file: 'tests/support/reproduction/models.ts',
    after: "import { removedLineModel } from '../browser/models/removedLineModel.ts'\n",
    text: "import { ribbonModel } from '../browser/models/ribbonModel.ts'\n",
  },
  {
    file: 'tests/support/reproduction/models.ts',
    after: 'const models: Record<string, unknown> = {\n',
    text: '  ribbon: ribbonModel,\n',
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
