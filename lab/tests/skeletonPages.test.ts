import { type RunningGateway, startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { planPage } from '@vitrine/web/app/entryPlan.ts'
import { render } from '@vitrine/web/app/entryServer.tsx'
import documents from '@vitrine/web/generated/persistedDocuments.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSkeletonCms } from '#lab/tests/support/skeletonCms.ts'

const texts: Record<string, string> = documents

let cms: Awaited<ReturnType<typeof startSkeletonCms>>
let gateway: RunningGateway

beforeAll(async () => {
  cms = await startSkeletonCms()
  gateway = await startGateway({ cmsUrl: cms.url })
}, 60_000)

afterAll(async () => {
  await gateway.close()
  await cms.close()
})

/** Renders a page on the server with what the gateway responds to its queries. */
async function pageAt(path: string) {
  const { pageUrl, queries } = planPage(path)
  const results = await Promise.all(
    queries.map(async ({ hash, variables }) => {
      const { data, errors } = await gateway.postQuery(texts[hash] ?? '', variables)
      expect(errors).toEqual([])
      return JSON.stringify({ data })
    }),
  )
  const assets = { styles: [], modules: [], entry: [] }
  const request = { pageUrl, results, assets, images: {}, isQa: false, now: 0 }
  return render({ ...request, siteUrl: 'http://localhost', requestId: 'request' })
}

test.each(['/shop', '/product/silk-dress'])(
  'the page %s shows a product of the skeleton with its price',
  { timeout: 60_000 },
  async (path) => {
    const { status, html } = await pageAt(path)
    expect(status).toBe(200)
    const text = html.join('')
    expect(text).toContain('Silk dress')
    expect(text).toContain('฿4,900')
  },
)

test('the gateway serves the images and the empty bag of the skeleton', async () => {
  const image = await fetch(`${gateway.url}/media/silk-dress.png`)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { data, errors } = await gateway.postQuery('{ cart { itemCount } }')
  expect([data, errors]).toEqual([{ cart: { itemCount: 0 } }, []])
})
