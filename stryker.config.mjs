/**
 * Mutation tests of the rules about money, stock, visitors and pages (`npm run mutants`). Modules that are left out, and
 * the runner for state machines, are explained in docs/decisions/development/mutation-testing.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { related: false, configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'contract/{email,satang}.ts',
    'contract/rules/{checkQuantity,coupons,shippingMethods,texts,totals}.ts',
    'contract/rules/{birthDate,chargeRules,checkoutForm,firstOrder}.ts',
    'contract/rules/{ledger,paymentAbuse,paymentMethods,usablePayment}.ts',
    'contract/rules/{returnWindow,searchLength,seen,taxId,transitions}.ts',
    'contract/rules/areas/{areaNames,checkArea,foldName,provinces}.ts',
    'cms/cart/{choices,matchVariation,reconcileLines,serializeCart,totalsInBaht}.ts',
    'catalog/liveStock.ts',
    'cms/staff/serve.ts',
    'cms/customer/passwords.ts',
    'cms/visitor/{account,owner,sessions}.ts',
    'cms/customer/authentication/{sweepVisitors,throttle,waiting}.ts',
    'server/social/idToken.ts',
    'cms/http/visitor.ts',
    'cms/orders/order/{releaseOrder,serializeOrder}.ts',
    'cms/orders/placement/{conflicts,couponUse}.ts',
    'cms/orders/returns/returnedCost.ts',
    'server/{orderAccess,stockAlertKeys,tokens}.ts',
    'server/documents/{invoicePage,taxDocument}.ts',
    'server/email/orderEmail.ts',
    'server/limits/rateLimitKey.ts',
    'server/payment/{banks,omise,promptPayCode,readTransfer,sandbox,sendRefund,webhooks}.ts',
    'gateway/{responses,sources}/{cart,customer,orders}.ts',
    'gateway/visitor/visitorCookies.ts',
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
