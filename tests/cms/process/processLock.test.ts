import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from '#cms/processLock.ts'

async function lockFile() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, path: join(folder, 'work.lock') }
}
const describeHolder = (pid: number) => `held by ${pid}`

test.each([
  ['no lock', undefined],
  ['the lock of a process that has ended', '{"pid":999999999,"started":"1"}'],
  ['an empty lock', ''],
])('exactly one of ten concurrent attempts takes the lock when there is %s', async (_, content) => {
  const { folder, path } = await lockFile()
  if (content !== undefined) await writeFile(path, content)
  const attempts = Array.from({ length: 10 }, () => takeLock(path, describeHolder))
  const taken = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled')
  expect(taken).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['work.lock'])
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
})

test('taking a held lock fails with the id of its holder, and succeeds after its release', async () => {
  const { path } = await lockFile()
  const release = await takeLock(path, describeHolder)
  await expect(takeLock(path, describeHolder)).rejects.toThrow(`held by ${process.pid}`)
  release()
  const again = await takeLock(path, describeHolder)
  again()
})
