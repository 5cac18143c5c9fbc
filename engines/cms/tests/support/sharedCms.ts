import { afterAll, beforeAll } from 'vitest'
import type { CmsOptions } from '#cms/app/server.ts'
import { startCms, startSeededCms, type TestCms } from './testCms.ts'

/** An empty CMS that runs during the tests of a file, for hooks and tests, but not while the file loads. */
export const sharedCms = (options?: Partial<CmsOptions>): TestCms => share(startCms, options)

/** The same with the project's pages and catalogue. */
export const sharedSeededCms = (options?: Partial<CmsOptions>): TestCms =>
  share(startSeededCms, options)

function share(start: typeof startCms, options?: Partial<CmsOptions>): TestCms {
  const cms = {} as TestCms
  beforeAll(async () => {
    Object.assign(cms, await start(options))
  })
  afterAll(() => cms.close())
  return cms
}
