import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the test files by name: the catalogue is compared before others sell its stock and change its prices. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
  }
}

export default defineConfig({
  // Gateways load the file that Node resolves: graphql rejects types of a second copy.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    globalSetup: 'tests/support/stack.ts',
    include: ['tests/**/*.test.ts'],
    // The tests share one engine, whose stock and prices they change.
    fileParallelism: false,
    sequence: { sequencer: ByName },
    testTimeout: 180_000,
    // Migrating and seeding take a minute or two.
    hookTimeout: 600_000,
  },
})
