import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { graphql } from '../../../vitest.config.ts'

const ofDatabase = /sessions|placing|returns|areas|taxIds/

/** Most mutants end at a mere function's test, before a database is opened for them. */
class DatabaseLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLast = ({ moduleId }: TestSpecification) => Number(ofDatabase.test(moduleId))
    return files.toSorted((a, b) => isLast(a) - isLast(b))
  }
}

/**
 * The tests that Stryker runs, named here, because with its own `testFiles` a mutant of code that runs while modules
 * load is switched on too late and seems to survive (stryker-js issue 6144).
 */
export default defineConfig({
  resolve: { alias: [graphql] },
  test: {
    environment: 'node',
    include: [
      'engines/cms/tests/cart/{rules,totals,formulas,money}.test.ts',
      'engines/cms/tests/customer/{account,secrets,sessions,waiting}.test.ts',
      'engines/cms/tests/orders/{papers,placing,promptpay,providers,returns,rules,transitions}.test.ts',
      'engines/cms/tests/orders/addresses/{areas,taxIds}.test.ts',
      'engines/cms/tests/customer/rules.test.ts',
      'tests/gateway/visitor/visitor{Cookies,Sources}.test.ts',
      'tests/gateway/upstream/cms{Reads,Writes}.test.ts',
      'tests/machines/{campaigns,countdown,variations}.test.ts',
      'tests/web/{listing/listingUrl,sellable}.test.ts',
    ],
    sequence: { sequencer: DatabaseLast },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
