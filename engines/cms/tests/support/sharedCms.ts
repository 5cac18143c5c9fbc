import { afterAll, beforeAll } from 'vitest'
import type { CmsOptions } from '#cms/app/server.ts'
import { startCms, startSeededCms, type TestCms } from './testCms.ts'

/** An empty CMS that runs while the tests of a file do; its fields are there from the first hook on. */
export const sharedCms = (options?: Partial<CmsOptions>): TestCms => share(startCms, options)

/** A CMS with the project's pages and catalogue that runs while the tests of a file do. */
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
