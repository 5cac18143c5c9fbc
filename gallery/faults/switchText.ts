/** Switches that apply to the whole browser or tab. */
export interface Settings {
  /** A clock switch without its name, such as `+2h` or `2026-12-24T23:59`; empty for the real time. */
  clock: string
  sessionExpired: boolean
  isOfTab: boolean
}

/** The switches of a text, divided into settings and faults. */
export interface Draft extends Settings {
  faults: readonly string[]
}

/** Divides switches into settings and faults. */
export function draftOf(text: string): Draft {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const isClock = (part: string) => part.startsWith('clock:')
  const isSetting = (part: string) => part === 'tab' || part === 'auth:expire' || isClock(part)
  return {
    clock: parts.find(isClock)?.replace('clock:', '') ?? '',
    sessionExpired: parts.includes('auth:expire'),
    isOfTab: parts.includes('tab'),
    faults: parts.filter((part) => !isSetting(part)),
  }
}

/** The switches as one text. */
export const join = (
  faults: readonly string[],
  { clock, sessionExpired, isOfTab }: Settings,
): string =>
  [
    isOfTab ? 'tab' : '',
    ...faults,
    sessionExpired ? 'auth:expire' : '',
    clock ? `clock:${clock}` : '',
  ]
    .filter(Boolean)
    .join(',')
