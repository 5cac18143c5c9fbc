import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from '#cms/database/processLock.ts'

async function lockFile() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, path: join(folder, 'work.lock') }
}
const describeHolder = (pid: number) => `held by ${pid}`

test.each([
  ['no lock', undefined],
  ['the lock of a process that has ended', '{"pid":999999999,"started":"1"}'],
  ['the lock of another process with the same id', `{"pid":${process.pid},"started":"1"}`],
  ['an empty lock', ''],
])('exactly one of ten concurrent attempts takes the lock when there is %s', async (_, content) => {
  for (let round = 0; round < 30; round += 1) {
    const { folder, path } = await lockFile()
    if (content !== undefined) await writeFile(path, content)
    const attempts = Array.from({ length: 10 }, async (_attempt, index) => {
      // Attempts that begin at different times meet each other in different steps.
      for (let wait = 0; wait < index % 4; wait += 1) await readdir(folder)
      return takeLock(path, describeHolder)
    })
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['work.lock'])
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
  }
})

test('taking a held lock fails with the id of its holder, and succeeds after its release', async () => {
  const { path } = await lockFile()
  const release = await takeLock(path, describeHolder)
  await expect(takeLock(path, describeHolder)).rejects.toThrow(`held by ${process.pid}`)
  release()
  const again = await takeLock(path, describeHolder)
  again()
})
