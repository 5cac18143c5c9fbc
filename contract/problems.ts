/** The statuses and messages of a code of failed calls. */
interface ProblemMeaning {
  /** The HTTP status of a response with the code. */
  status: number
  /** Other statuses that mean the same in a response without a code. */
  otherStatuses?: readonly number[]
  /** The condition under which a CMS responds with the code. */
  cms: string
  /** The value of `ErrorCode` in schema.graphql, where that is not the code in capitals. */
  graphqlCode?: string
  /** The description of the value of `ErrorCode`. */
  graphql: string
  /** The message for the shopper, where the CMS sends none. */
  shopper: string
}

const failed = 'Something went wrong, please try again.'

/** The codes of failed calls, with their meaning for a CMS, for clients of GraphQL and for the shopper. */
export const problems = {
  invalid: {
    status: 422,
    otherStatuses: [400],
    cms: 'the input breaks a rule',
    graphql:
      'An argument is malformed or out of range. `extensions.fields` has a message for each.',
    shopper: 'Please check what you entered.',
  },
  unauthenticated: {
    status: 401,
    cms: 'the call needs a signed-in customer',
    graphql: 'The visitor has to sign in.',
    shopper: "It looks like you're not signed in. Please sign in to continue.",
  },
  forbidden: {
    status: 403,
    cms: 'the customer may not do this',
    graphql: 'The visitor may not do this.',
    shopper: 'You are not authorized to do this.',
  },
  not_found: {
    status: 404,
    // Gone for good, and an optional call that this CMS does not offer.
    otherStatuses: [410, 501],
    cms: 'there is no such thing, or it belongs to someone else',
    graphql: 'Something that the field needs does not exist.',
    shopper: 'Not found.',
  },
  conflict: {
    status: 409,
    cms: 'the state has changed, or does not allow this',
    graphql: 'Something forbids it, for example a CMS without card payments.',
    shopper: 'This has changed in the meantime. Please look again.',
  },
  out_of_stock: {
    status: 409,
    cms: 'there are not enough pieces left',
    graphql: 'An item that the field needs is not in stock.',
    shopper: 'Out of stock',
  },
  too_large: {
    status: 413,
    cms: 'the body or the file is too large',
    graphql: 'The request is too large for the CMS.',
    shopper: 'The file is too large.',
  },
  unsupported_type: {
    status: 415,
    cms: 'the type of the body or the file is not accepted',
    graphql: 'The CMS does not accept this type of data.',
    shopper: 'This type of file is not accepted.',
  },
  rate_limited: {
    status: 429,
    cms: 'too many attempts; `Retry-After` gives the seconds to wait',
    graphql: 'Too many requests. `extensions.retryAfter` has the seconds to wait.',
    shopper: 'Too many requests, please try again in a moment.',
  },
  internal: {
    status: 500,
    cms: 'anything else',
    graphql: 'A fault of the shop or the CMS, whose details are in the log.',
    shopper: failed,
  },
  unavailable: {
    status: 503,
    cms: 'the call is temporarily unavailable; `Retry-After` gives the seconds to wait',
    graphqlCode: 'CMS_UNAVAILABLE',
    graphql: 'The CMS cannot be reached, or is not ready.',
    shopper: 'The shop cannot be reached right now. Please try again in a moment.',
  },
} as const satisfies Readonly<Record<string, ProblemMeaning>>

export type ProblemCode = keyof typeof problems

/** The codes, in the order in which they are documented. */
export const problemCodes = Object.keys(problems) as readonly ProblemCode[]

/** The first code with a status, also one that a response without a code may have; undefined for another status. */
export const problemWithStatus = (status: number): ProblemCode | undefined =>
  problemCodes.find((code) => {
    const { status: mainStatus, otherStatuses = [] }: ProblemMeaning = problems[code]
    return mainStatus === status || otherStatuses.includes(status)
  })
