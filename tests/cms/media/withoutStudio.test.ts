import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as drawAhead from '#cms/media/plates/drawAhead.ts'
import { Listing } from '#contract/catalog.ts'
import { seededDatabase } from '#tests/support/cms/snapshots.ts'
import { testEnvironment } from '#tests/support/cms/testCms.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

let directory: string
let running: Awaited<ReturnType<typeof import('#cms/app/server.ts').createCms>>
let draw: typeof drawAhead
let runDraw: typeof import('#cms/staff/seed.ts').runDraw
let url: string

/** Runs the CMS of a copy of the repository that has no folder `studio/`. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-photographs-'))
  for (const name of ['cms', 'gateway', 'package.json'])
    await cp(join(repository, name), join(directory, name), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(directory, 'node_modules'))
  const load = (file: string) => import(pathToFileURL(join(directory, file)).href)
  draw = await load('cms/media/plates/drawAhead.ts')
  ;({ runDraw } = await load('cms/staff/seed.ts'))
  const { createCms }: typeof import('#cms/app/server.ts') = await load('cms/app/server.ts')
  running = await createCms({
    dataDirectory: join(directory, '.data'),
    embeddedInMemory: true,
    snapshot: await seededDatabase(),
    environment: testEnvironment({ DRAW_AHEAD: '1' }),
  })
  url = await running.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await running.close()
  await rm(directory, { recursive: true, force: true })
})

const firstImage = async () => {
  const { data } = Listing.parse(await (await fetch(`${url}/api/v1/products`)).json())
  return data[0]?.image?.sizes.thumbnail.url ?? ''
}

test('a CMS whose folder studio/ was deleted serves its catalogue, and 404 for images that it lacks', async () => {
  const response = await fetch(url + (await firstImage()))
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})

test('a CMS whose folder studio/ was deleted starts without drawing', async () => {
  const { cms } = running
  const reports: string[] = []
  await draw.drawFirstScreens(cms, (text) => reports.push(text))
  await draw.drawAhead(cms)
  await cms.media.removeEarlierVersions()
  expect(reports).toEqual([])
  expect(cms.media.studio).toBeUndefined()
  await expect(runDraw(cms, {}, () => {})).rejects.toThrow('the folder studio/ does not exist')
})

test('a CMS whose folder studio/ was deleted serves photographs from its folder of images', async () => {
  const [, name = ''] = /([^/]+)-320\.jpg$/.exec(await firstImage()) ?? []
  const { cms } = running
  const request = await cms.media.requestFor({ id: name, width: 320, format: 'jpg' })
  expect(request?.version.slice(0, 8)).toBe('00000000')
  const file = join(cms.media.folder, '00000000', `${name}-${request?.version.slice(8)}-320.jpg`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'a photograph')
  const response = await fetch(`${url}/media/${request?.version}/${name}-320.jpg`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('a photograph')
})
