import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Gateways load the file that Node resolves: graphql rejects types of a second copy.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    globalSetup: 'tests/support/stack.ts',
    include: ['tests/**/*.test.ts'],
    // The tests share one WordPress, which they change.
    fileParallelism: false,
    expect: { poll: { timeout: 15_000, interval: 100 } },
    testTimeout: 120_000,
    // Installing WordPress takes a minute or two.
    hookTimeout: 600_000,
  },
})
