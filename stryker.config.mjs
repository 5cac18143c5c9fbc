/**
 * Changes the rules of money, stock and visitors one by one; their tests must notice (`npm run mutants`). What is left
 * out is named with its reason in docs/decisions/mutation-testing.md, as is the runner of the machines.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { related: false, configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'cms/baht.ts',
    'cms/cart/{choices,coupons,match,owner,present,quantity,settleLines,totals}.ts',
    'cms/catalog/liveStock.ts',
    'cms/commands/serveStaff.ts',
    'cms/customer/{account,passwords,sessions,sweep,throttle,tokens,waiting}.ts',
    'cms/customer/social/idToken.ts',
    'cms/http/visitor.ts',
    'cms/orders/{banks,chargeRules,claims,couponUse,invoice,letters,methods,obstacles}.ts',
    'cms/orders/{placeForm,present,promptpay,provinces,release,shipping,transfer}.ts',
    'cms/orders/{transitions,webhooks}.ts',
    'cms/orders/providers/{omise,sandbox}.ts',
    'gateway/{shapes,sources}/{cart,customer,orders}.ts',
    'gateway/server/visitor.ts',
    'machines/*/{campaigns,deadline,quantity,variations}.ts',
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
