import { defineConfig } from 'vitest/config'
import { ByName } from './tests/support/byName.ts'

export default defineConfig({
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
