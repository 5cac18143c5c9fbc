import { type ProblemCode, problems } from '@vitrine/contract/problems.ts'
import type { Response } from './documentTypes.ts'
import { type CallExample, everyCall } from './examples/callExample.ts'

type ErrorExample = NonNullable<CallExample['errors'][ProblemCode]>
type Entry = readonly [ProblemCode, ErrorExample]

/** The statuses with which a client may try again after the seconds of Retry-After. */
const temporary = new Set([429, 503])

const errorBody = ([code, { also, ...body }]: Entry) => ({ code, ...body, ...also })

function responseOf(entries: readonly Entry[], status: number): Response {
  return {
    description: entries.map(([code]) => code).join(' or '),
    ...(temporary.has(status) && {
      headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
    }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          entries.map((entry) => [entry[0], { value: errorBody(entry) }]),
        ),
      },
    },
  }
}

/** The error responses that calls share, by their code. */
export const sharedResponses: Record<string, Response> = Object.fromEntries(
  (Object.entries(everyCall) as Entry[]).map((entry) => [
    entry[0],
    responseOf([entry], problems[entry[0]].status),
  ]),
)

/** The error responses of a call by status, with an example of each code. */
export function describeErrors(errors: CallExample['errors']): Record<string, Response> {
  const ofCall = Map.groupBy(Object.entries(errors) as Entry[], ([code]) => problems[code].status)
  const shared = Object.keys(everyCall).map((code) => [
    String(problems[code as ProblemCode].status),
    { $ref: `#/components/responses/${code}` },
  ])
  return {
    ...Object.fromEntries(shared),
    ...Object.fromEntries(
      [...ofCall].map(([status, entries]) => [String(status), responseOf(entries, status)]),
    ),
  }
}
