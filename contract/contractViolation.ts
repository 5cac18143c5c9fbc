/** A violation of a contract; `field` is a path such as `data.3.price`. */
export interface ContractViolation {
  field: string
  problem: string
}

/** Thrown by a conversion when a value that passes the contract cannot be converted to the schema. */
export class ContractViolationError extends Error {
  readonly violation: ContractViolation

  constructor(violation: ContractViolation) {
    super(violation.problem)
    this.violation = violation
  }
}
