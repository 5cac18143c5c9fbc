import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

function rejectValue(expected: string): never {
  throw new GraphQLError(`Expected ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } })
}

function text(name: string, expected: string, isValid: (value: string) => boolean) {
  const check = (value: unknown) =>
    typeof value === 'string' && isValid(value) ? value : rejectValue(expected)
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: check,
    parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : undefined),
    serialize: (value) => (typeof value === 'string' ? value : rejectValue(expected)),
  })
}

/** Whether a text is a date of the calendar, `YYYY-MM-DD`. */
function isCalendarDate(value: string) {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
}

/** Returns a number with at most two decimals, exact up to 2^53 / 100. */
function decimal(value: unknown): number {
  const hundredths = typeof value === 'number' ? Math.round(value * 100) : Number.NaN
  return Number.isSafeInteger(hundredths) && hundredths / 100 === value
    ? value
    : rejectValue('a number with at most two decimals')
}

/** The schema's own scalars, which validate input; output was validated against the contract of the CMS. */
export const scalars = {
  Date: text('Date', 'a date, YYYY-MM-DD', isCalendarDate),
  DateTime: text('DateTime', 'a date and time such as 2026-11-21T09:30:00+07:00', (value) =>
    /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value),
  ),
  Html: text('Html', 'HTML text', () => true),
  Css: text('Css', 'CSS text', () => true),
  CurrencyCode: text('CurrencyCode', 'a code of ISO 4217 such as THB', (value) =>
    /^[A-Z]{3}$/.test(value),
  ),
  Decimal: new GraphQLScalarType<number, number>({
    name: 'Decimal',
    parseValue: decimal,
    parseLiteral: (node) =>
      decimal(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
    serialize: decimal,
  }),
  Upload: new GraphQLScalarType<File, never>({
    name: 'Upload',
    parseValue: (value) =>
      value instanceof File ? value : rejectValue('a file, sent by the GraphQL multipart request'),
    parseLiteral: () => rejectValue('a file in a variable'),
    serialize: () => rejectValue('nothing: files are not sent back'),
  }),
}
