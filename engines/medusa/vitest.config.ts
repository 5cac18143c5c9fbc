import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Compares the catalogue first, before others sell its stock and change its prices, and runs the other files by their
 * names.
 */
class CatalogueFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      `${moduleId.endsWith('/catalogue.test.ts') ? 0 : 1} ${moduleId}`
    return files.toSorted((one, other) => place(one).localeCompare(place(other)))
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
    sequence: { sequencer: CatalogueFirst },
    testTimeout: 180_000,
    // Migrating and seeding take a minute or two.
    hookTimeout: 600_000,
  },
})
