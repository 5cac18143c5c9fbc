import { callOperation, enterAsOwner } from '@vitrine/cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '@vitrine/cms/tests/support/sharedCms.ts'
import type { ContentEntry } from '@vitrine/commerce/staff/content.ts'
import { previewHeader } from '@vitrine/contract/common.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { contentRoutes } from '#medusa/server/content/routes.ts'

const cms = sharedSeededCms()

test('the adapter shows drafts of the content CMS to a preview alone', async () => {
  covers('office.content.engine')

  const manager = await enterAsOwner(cms)
  const entry = 'pages/careers'
  const { version, value, files } = await callOperation<ContentEntry>(manager, 'contentEntry', {
    entry,
  })
  await callOperation(manager, 'saveContent', {
    ...{ entry, value, seen: version, publish: 'draft', words: files.words },
    ...{ html: '<p>Over another engine.</p>', css: files.css, thai: files.thai },
  })
  const { link } = await callOperation<{ link: string }>(manager, 'previewContent', { entry })
  const token = new URL(link).searchParams.get('preview') ?? ''

  const adapter = Fastify()
  onTestFinished(() => adapter.close())
  contentRoutes(adapter, cms.url)
  const careers = async (token: string) => {
    const headers = { [previewHeader]: token }
    const { body } = await adapter.inject({ url: '/api/v1/pages/careers', headers })
    return body
  }
  expect(await careers(token)).toContain('Over another engine.')
  expect(await careers('')).not.toContain('Over another engine.')
})
