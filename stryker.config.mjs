/**
 * Mutation tests of the rules about money, stock, visitors and pages (`npm run mutants`). Modules that are left out, and
 * the runner for state machines, are explained in docs/decisions/development/mutation-testing.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { related: false, configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'cms/money/satang.ts',
    'cms/cart/{checkQuantity,choices,coupons,matchVariation,reconcileLines}.ts',
    'cms/cart/{serializeCart,shippingMethods,texts,totals,totalsInBaht}.ts',
    'cms/catalog/liveStock.ts',
    'cms/commands/serveStaff.ts',
    'cms/customer/{account,owner,passwords,sessions,tokens}.ts',
    'cms/customer/authentication/{sweepVisitors,throttle,waiting}.ts',
    'cms/customer/social/idToken.ts',
    'cms/http/visitor.ts',
    'cms/orders/{banks,checkoutForm,couponUse,invoicePage,orderAccess,orderEmail}.ts',
    'cms/orders/{paymentMethods,placementConflicts,provinces}.ts',
    'cms/orders/{releaseOrder,serializeOrder,taxId,transitions}.ts',
    'cms/orders/areas/{checkArea,foldName}.ts',
    'cms/orders/returns/{returnWindow,returnedCost}.ts',
    'cms/orders/payment/{chargeRules,readTransfer}.ts',
    'cms/orders/payment/providers/{omise,promptPayCode,sandbox,webhooks}.ts',
    'gateway/{responses,sources}/{cart,customer,orders}.ts',
    'gateway/visitor/{rateLimitKey,visitorCookies}.ts',
    'machines/*/{campaigns,deadline,quantity,variations}.ts',
    'web/shop/catalog/listing/listingUrl.ts',
    'web/shop/catalog/product/sellable.ts',
  ],
  // Tests compare the texts that the specification fixes; any other text may change.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not count as a killed mutant.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '.data', 'dist'],
}
