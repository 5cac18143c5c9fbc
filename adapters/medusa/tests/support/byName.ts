import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the test files by name: the catalogue is compared before others sell its stock and change its prices. */
export class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
  }
}
