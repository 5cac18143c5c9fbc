import {
  type Problem,
  type ProblemCode,
  problemStatus,
} from '../../../../gateway/contracts/common.ts'

/** A response that is an error of the contract (docs/rest/README.md, Errors). */
export class AdapterProblem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: Record<string, string> | undefined

  /** @param options.status in place of that of the code */
  constructor(
    code: ProblemCode,
    message: string,
    { status, fields }: { status?: number; fields?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.status = status ?? problemStatus[code]
    this.fields = fields
  }

  get body(): Problem {
    const { code, message, fields } = this
    return { code, message, ...(fields ? { fields } : {}) }
  }
}

export const notFound = (message: string) => new AdapterProblem('not_found', message)
