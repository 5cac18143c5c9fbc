import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PersistedDocuments } from '@vitrine/gateway/graphql/persistedDocuments.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { addDocuments } from '../../scripts/lib/documents.mjs'
import { keepEarlierAssets } from '../../scripts/lib/earlierAssets.mjs'
import { documentHash } from '../support/gateway/documents.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const pathsIn = (folder: string) => ({
  from: join(folder, 'now'),
  to: join(folder, 'next'),
  record: join(folder, 'builds.json'),
})

const day = 24 * 60 * 60 * 1000

/** Builds an asset of a new name each time, as `npm run build` does. */
async function builder() {
  const { from, to, record } = pathsIn(await temporaryFolder())
  let builds = 0
  return async (at: number) => {
    builds += 1
    await mkdir(join(to, 'assets'), { recursive: true })
    await writeFile(join(to, 'assets', `page-${builds}.js`), `build ${builds}`)
    await writeFile(join(to, 'assets', `page-${builds}.js.br`), `small ${builds}`)
    keepEarlierAssets({ from, to, record, now: at })
    await rm(from, { recursive: true, force: true })
    await cp(to, from, { recursive: true })
    await rm(to, { recursive: true })
    return [1, 2, 3, 4].filter(
      (build) =>
        existsSync(join(from, 'assets', `page-${build}.js`)) &&
        existsSync(join(from, 'assets', `page-${build}.js.br`)),
    )
  }
}

test('the chunks of the two previous builds are kept, older ones deleted', async () => {
  covers('pages.deploy.old-chunks')

  const build = await builder()
  expect(await build(0)).toEqual([1])
  expect(await build(1 * day)).toEqual([1, 2])
  expect(await build(2 * day)).toEqual([1, 2, 3])
  expect(await build(3 * day)).toEqual([2, 3, 4])
})

test('a build older than 30 days is deleted', async () => {
  covers('pages.deploy.old-chunks')

  const build = await builder()
  await build(0)
  expect(await build(29 * day)).toEqual([1, 2])
  expect(await build(30 * day)).toEqual([2, 3])
})

test('the gateway knows the documents of earlier builds', async () => {
  covers('pages.deploy.old-documents')

  const folder = await temporaryFolder({ 'next/assets/documents-broken.json': '{' })
  const { from, to, record } = pathsIn(folder)
  const manifest = join(folder, 'documents.json')
  const texts = ['{ stores { nodes { slug } } }', '{ stores { nodes { slug name } } }']
  for (const [at, text] of texts.entries()) {
    await mkdir(join(to, 'assets'), { recursive: true })
    await writeFile(manifest, JSON.stringify({ [documentHash(text)]: text }))
    addDocuments({ manifest, to })
    keepEarlierAssets({ from, to, record, now: at })
    await rm(from, { recursive: true, force: true })
    await rename(to, from)
  }
  const assets = pathToFileURL(`${from}/assets/`)
  const documents = new PersistedDocuments({ file: pathToFileURL(manifest), assets })
  expect(texts.map((text) => documents.text(documentHash(text)))).toEqual(texts)
})
