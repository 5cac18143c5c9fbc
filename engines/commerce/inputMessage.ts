import type { z } from 'zod'

const missing = 'Please fill in this field'
const invalid = 'This value is not valid'

/**
 * Returns a message for people about an invalid value, instead of Zod's message for developers, where its schema has
 * none of its own.
 */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return missing
      if (issue.expected === 'int' && typeof issue.input === 'number')
        return 'Please enter a whole number'
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Please enter a number'
        : invalid
    case 'too_small':
      return limitMessage(issue.origin, 'least', Number(issue.minimum))
    case 'too_big':
      return limitMessage(issue.origin, 'most', Number(issue.maximum))
    case 'invalid_value':
      return 'Please choose one of the offered values'
    default:
      return invalid
  }
}

function limitMessage(origin: string, side: 'least' | 'most', limit: number): string {
  if (origin === 'string' && side === 'least' && limit === 1) return missing
  if (origin === 'string') return `Please enter at ${side} ${limit} characters`
  if (origin === 'number' || origin === 'int') return `Please enter a number of at ${side} ${limit}`
  return `Please choose at ${side} ${limit}`
}
