/**
 * Changes the rules of money, stock and visitors one by one; their tests must notice (`npm run mutants`). What
 * coordinates many at once is left to the tests on a real Postgres; the machines have a runner of their own
 * (docs/decisions/two-kinds-of-mutants.md).
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { related: false, configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'cms/baht.ts',
    'cms/cart/{coupons,match,quantity,settleLines,totals}.ts',
    'cms/catalog/liveStock.ts',
    'cms/customer/{passwords,sessions,sweep,throttle,tokens,waiting}.ts',
    'cms/orders/{couponUse,methods,promptpay,release,shipping,transitions,webhooks}.ts',
    'gateway/visitor.ts',
    'machines/{campaigns,deadline,quantity,variations}.ts',
  ],
  // Words are compared where they are promised; every other text may be worded anew.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not pass for a test that noticed.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '.data', 'dist'],
}
