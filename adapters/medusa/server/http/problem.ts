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
  readonly extra: Record<string, unknown> | undefined
  readonly retryAfter: number | undefined

  /**
   * @param options.status in place of that of the code
   * @param options.extra further fields of the body, such as a new cart
   * @param options.retryAfter seconds after which the client may try again
   */
  constructor(
    code: ProblemCode,
    message: string,
    {
      status,
      fields,
      extra,
      retryAfter,
    }: {
      status?: number | undefined
      fields?: Record<string, string> | undefined
      extra?: Record<string, unknown> | undefined
      retryAfter?: number | undefined
    } = {},
  ) {
    super(message)
    this.code = code
    this.status = status ?? problemStatus[code]
    this.fields = fields
    this.extra = extra
    this.retryAfter = retryAfter
  }

  get body(): Problem {
    const { code, message, fields, extra } = this
    return { code, message, ...(fields ? { fields } : {}), ...extra }
  }
}

export const notFound = (message: string) => new AdapterProblem('not_found', message)
