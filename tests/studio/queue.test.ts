import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Studio } from '#cms/media/studio.ts'
import type { ImageFile } from '#cms/media/studioProcess.ts'
import { drawnFiles, dress, imageFolder, program } from '#tests/support/studio/studio.ts'

/** A studio on a folder of its own; it is closed with the test. `failures` are what it logs as errors. */
async function createStudio(lanes = 1) {
  const folder = await imageFolder()
  const failures: { reason?: string; pause?: number }[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => failures.push(JSON.parse(line)) })
  const studio = new Studio({ program, folder, lanes, isBackground: false, log })
  onTestFinished(() => studio.close())
  const isDrawn = ({ file }: ImageFile) =>
    stat(join(folder, file)).then(
      () => true,
      () => false,
    )
  const timeOf = async ({ file }: ImageFile) =>
    Number((await stat(join(folder, file), { bigint: true })).mtimeNs)
  return { studio, folder, failures, isDrawn, timeOf }
}

test('the newest request is drawn first, and files ahead after all requests', async () => {
  const { studio, timeOf, isDrawn } = await createStudio()
  const [first, second, third, repeated] = [dress(1), dress(2), dress(3), dress(4)]
  const ahead = [dress(7), dress(8)]
  // The first one is being drawn when the others arrive.
  const requests = [first, repeated, second, third, repeated].map((each) => studio.request(each))
  studio.drawAhead(ahead)
  expect(await Promise.all(requests)).toEqual(Array(5).fill(true))
  await vi.waitUntil(() => isDrawn(dress(8)), { timeout: 120_000 })
  const order = [first, repeated, third, second, ...ahead]
  const times = await Promise.all(order.map(timeOf))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a file is drawn before the others ahead when it is requested, and newer files ahead before older', async () => {
  const { studio, timeOf, isDrawn } = await createStudio()
  studio.drawAhead([dress(1), dress(2), dress(3)])
  studio.drawAhead([dress(4)])
  await studio.request(dress(3))
  await vi.waitUntil(() => isDrawn(dress(2)), { timeout: 120_000 })
  const order = [dress(1), dress(3), dress(4), dress(2)]
  const times = await Promise.all(order.map(timeOf))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('requests for one file share its drawing', async () => {
  const { studio, folder } = await createStudio()
  const requests = Array.from({ length: 5 }, () => studio.request(dress(1)))
  expect(new Set(requests).size).toBe(1)
  await Promise.all(requests)
  expect(await drawnFiles(folder)).toHaveLength(1)
})

test('an image that cannot be drawn resolves as such and is logged', async () => {
  const { studio, failures } = await createStudio()
  const worm = { ...dress(1), spec: { kind: 'worm', width: 30, height: 40 } }
  expect(await studio.request(worm)).toBe(false)
  expect(failures).toMatchObject([{ msg: 'an image could not be drawn', file: worm.file }])
})

test('a killed studio starts again after a second as long as it draws, and leaves out what it was drawing', async () => {
  const { studio, failures, isDrawn } = await createStudio()
  for (const kills of [1, 2]) {
    await studio.request(dress(10 * kills))
    const interrupted = studio.request(dress(10 * kills + 1))
    const next = studio.request(dress(10 * kills + 2))
    process.kill(studio.pid ?? 0, 'SIGKILL')
    await expect(interrupted).rejects.toThrow('It ended with SIGKILL.')
    expect(await next).toBe(true)
    expect(await isDrawn(dress(10 * kills + 1))).toBe(false)
  }
  expect(failures.map(({ pause }) => pause)).toEqual([1000, 1000])
})

test('the pauses of a studio that draws nothing double', async () => {
  const { studio, failures } = await createStudio()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const pause of [1000, 2000, 4000]) {
    const request = studio.request(dress(1))
    process.kill(studio.pid ?? 0, 'SIGKILL')
    await expect(request).rejects.toThrow('SIGKILL')
    vi.advanceTimersByTime(pause)
  }
  expect(failures.map(({ pause }) => pause)).toEqual([1000, 2000, 4000])
})

test('a studio without work ends after 20 seconds, and starts again for the next request', async () => {
  const { studio } = await createStudio()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await studio.request(dress(1))
  vi.advanceTimersByTime(19_999)
  const { pid } = studio
  expect(pid).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(studio.pid).toBeUndefined()
  expect(await studio.request(dress(2))).toBe(true)
  expect(studio.pid).not.toBe(pid)
})

test('a closed studio rejects what is not drawn and ends its process', async () => {
  const { studio } = await createStudio()
  const requests = [dress(1), dress(2)].map((image) => studio.request(image))
  const pid = studio.pid ?? 0
  await studio.close()
  for (const request of requests) await expect(request).rejects.toThrow('The studio is closed.')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
