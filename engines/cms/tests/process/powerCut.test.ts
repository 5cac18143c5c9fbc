import fs from 'node:fs'
import { cp, mkdtemp, open, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#cms/database/openDatabase.ts'
import { seedParts } from '#cms/database/schema/content.ts'

/**
 * Copies each file and folder that is synced, as it is then, from one folder to another: the other becomes the disk after
 * a power cut that loses everything else.
 */
async function copySynced(from: string, to: string): Promise<void> {
  /** The copy of each file and folder. */
  const copies = new Map<number, string>()
  /** Renames in the copy what was renamed before its new name was synced. */
  const renameCopies = (folder: string, name: string) => {
    for (const child of fs.readdirSync(folder)) {
      const copy = copies.get(fs.statSync(join(folder, child)).ino)
      const target = join(to, name, child)
      if (copy !== undefined && copy !== target && fs.existsSync(copy)) fs.renameSync(copy, target)
    }
  }
  const copy = (file: number) => {
    const path = fs.readlinkSync(`/proc/self/fd/${file}`)
    const name = relative(from, path)
    if (name.startsWith('..')) return
    const stats = fs.statSync(path)
    copies.set(stats.ino, join(to, name))
    fs.mkdirSync(stats.isDirectory() ? join(to, name) : dirname(join(to, name)), {
      recursive: true,
    })
    if (stats.isDirectory()) renameCopies(path, name)
    else fs.copyFileSync(path, join(to, name))
  }
  const { fsyncSync } = fs
  fs.fsyncSync = (file) => {
    fsyncSync(file)
    copy(file)
  }
  syncBuiltinESMExports()
  const handle = await open(import.meta.filename)
  const files: { sync(this: { fd: number }): Promise<void> } = Object.getPrototypeOf(handle)
  const { sync } = files
  await handle.close()
  files.sync = async function () {
    await Reflect.apply(sync, this, [])
    copy(this.fd)
  }
  onTestFinished(() => {
    files.sync = sync
    fs.fsyncSync = fsyncSync
    syncBuiltinESMExports()
  })
}

const part = (name: string) => ({ part: name, fingerprint: 'x', seededAt: new Date(0) })

test.skipIf(!fs.existsSync('/proc/self/fd'))(
  'the embedded database has every committed row after a power cut, from its first start',
  async () => {
    covers('security.power-cut')

    const directory = await mkdtemp(join(tmpdir(), 'vitrine-power-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    const [before, after] = [join(directory, 'before'), join(directory, 'after')]
    await copySynced(before, after)
    const first = await openDatabase({ dataDirectory: before })
    for (const name of ['one', 'two']) await first.database.insert(seedParts).values(part(name))
    await cp(after, join(directory, 'cut'), { recursive: true })
    await first.close()

    const restarted = await openDatabase({ dataDirectory: join(directory, 'cut') })
    const parts = await restarted.database.select().from(seedParts).orderBy(seedParts.part)
    await restarted.close()
    expect(parts.map((row) => row.part)).toEqual(['one', 'two'])
  },
)
