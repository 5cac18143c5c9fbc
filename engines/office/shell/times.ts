/** An instant as a control of times has it. */
export const typedTime = (instant: string | null) => instant?.replace(' ', 'T').slice(0, 16) ?? ''

/** The instant of a control of times; null when it is empty. */
export const typedInstant = (typed: string) =>
  typed ? `${typed.replace('T', ' ').slice(0, 16)}:00` : null
