import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../../../scripts/lib/paths.mjs'
import { plainText, type TestRecord, versionOf } from '../../../scripts/lib/records.mjs'
import { storeResults } from './storeResults.ts'

/** Stores the results of each test file for the report of a run. */
export default class VitestReporter implements Reporter {
  readonly #version = versionOf()

  /** An error outside of any test fails the file that it names, otherwise every file of the run. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const date = new Date().toISOString()
    for (const module of modules.filter(({ moduleId }) => existsSync(moduleId))) {
      const tests = [...module.children.allTests()].map(recordOf)
      const unloaded = module.errors().map((error) => failureOf('the file is loaded', error))
      const outside = errors
        .filter(({ VITEST_TEST_PATH: path }) => !path || path === module.moduleId)
        .map((error) => failureOf('no error is thrown outside of its tests', error))
      const file = relative(root, module.moduleId)
      const { collectDuration, setupDuration, duration: ran } = module.diagnostic()
      storeResults({
        project: module.project.name,
        file,
        version: this.#version,
        date,
        // With hooks, which set databases up.
        duration: Math.round(collectDuration + setupDuration + ran),
        tests: [...tests, ...unloaded, ...outside],
      })
    }
  }
}

const failureOf = (title: string, error: { stack?: string; message: string }): TestRecord => ({
  ...{ title, status: 'failed', duration: 0 },
  message: plainText(error.stack ?? error.message),
})

function recordOf(test: TestCase): TestRecord {
  const result = test.result()
  const { state, errors } = result
  const reason = 'note' in result ? result.note : undefined
  const { duration = 0, flaky = false } = test.diagnostic() ?? {}
  const { clauses, machine } = test.meta()
  return {
    title: test.fullName,
    status:
      state === 'passed' ? (flaky ? 'flaky' : 'passed') : state === 'failed' ? state : 'skipped',
    duration: Math.round(duration),
    message: errors?.map((error) => plainText(error.stack ?? error.message)).join('\n') ?? reason,
    clauses,
    machine,
  }
}
