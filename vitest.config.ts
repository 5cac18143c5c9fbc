import { defineConfig } from 'vitest/config'

/** One project per layer; `services` wants real servers, so the runner leaves it out where they are missing. */
const layers = ['machines', 'gateway', 'cms', 'web', 'scripts', 'services']

export default defineConfig({
  test: {
    projects: layers.map((layer) => ({
      test: {
        name: layer,
        environment: 'node',
        include: [`tests/${layer}/**/*.test.{ts,tsx}`],
      },
    })),
  },
})
