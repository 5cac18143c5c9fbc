import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { restore } from '#cms/backup/restore.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { createTestClock, minute } from '#tests/support/cms/clock.ts'
import { expectHistory, type ShopHistory } from '#tests/support/cms/shopHistory.ts'
import { databaseKinds, emptyPlace } from '#tests/support/cms/shopPlace.ts'
import { startCms } from '#tests/support/cms/testCms.ts'

/** One backup for each version, written by tests/support/cms/writeVersionFixture.ts. */
const folder = join(import.meta.dirname, 'versions')
const versions = globSync('*.tar.gz', { cwd: folder }).map((file) => basename(file, '.tar.gz'))
const cases = versions.flatMap((version) => databaseKinds.map((kind) => [version, kind] as const))

test('there are databases of earlier versions', () => {
  expect(versions).toContain('0.1.0-2026-11-23')
})

test.each(cases)(
  'a database of version %s opens on %s with its orders, bags and sessions intact',
  async (version, kind) => {
    covers('security.upgrade')

    const place = await emptyPlace(kind)
    const { dataDirectory, databaseUrl } = place
    const text = await readFile(join(folder, `${version}.json`), 'utf8')
    const { at, history } = JSON.parse(text) as { at: string; history: ShopHistory }
    await restore(join(folder, `${version}.tar.gz`), { ...place, isReplacing: false }, () => {})
    // Links and sessions expire, so the version is opened soon after it was left.
    const clock = createTestClock(at)
    clock.advance(30 * minute)
    const opened = await startCms({
      dataDirectory,
      databaseUrl,
      clock,
      embeddedInMemory: false,
      snapshot: undefined,
    })
    try {
      await expectHistory(opened.url, history)
    } finally {
      await opened.close()
    }
  },
)
