import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerGalleryReports } from '#gateway/server/galleryReports.ts'

let folder = ''
let app: FastifyInstance
let address = ''

const title = (version: string) => ({ version, date: `${version} o’clock`, verdict: 'passed' })
const write = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
  app = Fastify()
  registerGalleryReports(app, { last: folder, kept: join(folder, 'runs') })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const list = async () => (await fetch(`${address}/_machines/reports.json`)).json()
const report = (id: string) => fetch(`${address}/_machines/reports/${encodeURIComponent(id)}.json`)

test('the gallery lists no reports before the first run, then the last, the accepted and the kept ones', async () => {
  expect(await list()).toEqual([])
  await write('report.json', { ...title('two'), tests: ['whole'] })
  await mkdir(join(folder, 'runs', '2026-11-24_two'), { recursive: true })
  await mkdir(join(folder, 'runs', '2026-11-23_one'))
  await mkdir(join(folder, 'runs', '2026-11-22_unfinished'))
  for (const [run, version] of [
    ['2026-11-24_two', 'two'],
    ['2026-11-23_one', 'one'],
  ] as const) {
    await write(`runs/${run}/report.json`, { ...title(version), tests: ['whole'] })
    await write(`runs/${run}/summary.json`, title(version))
  }
  // Its process ended before the summary was written.
  await write('runs/2026-11-22_unfinished/report.json', title('none'))
  await write('runs/baseline.json', title('one'))
  expect(await list()).toEqual([
    { id: 'last', ...title('two') },
    { id: 'accepted', ...title('one') },
    { id: '2026-11-24_two', ...title('two') },
    { id: '2026-11-23_one', ...title('one') },
  ])
})

test('a report is served by its id, and never another file', async () => {
  expect(await (await report('2026-11-23_one')).json()).toEqual({
    ...title('one'),
    tests: ['whole'],
  })
  for (const id of ['2026-11-22_unfinished', '../report', '..%2freport', 'none'])
    expect((await report(id)).status, id).toBe(404)
})
