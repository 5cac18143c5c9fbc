/** Switches that apply to the whole browser or tab. */
export interface Settings {
  /** A clock switch without its name, such as `+2h` or `2026-12-24T23:59`; empty for the real time. */
  clock: string
  sessionExpired: boolean
  /** Whether no popup and no cookie consent is shown. */
  hidesPopups: boolean
  isOfTab: boolean
}

/** The switches of a text, divided into settings and faults. */
export interface Draft extends Settings {
  faults: readonly string[]
}

/** Divides switches into settings and faults. */
export function parseDraft(text: string): Draft {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const isClock = (part: string) => part.startsWith('clock:')
  const isSetting = (part: string) =>
    ['tab', 'auth:expire', 'popups:off'].includes(part) || isClock(part)
  return {
    clock: parts.find(isClock)?.replace('clock:', '') ?? '',
    sessionExpired: parts.includes('auth:expire'),
    hidesPopups: parts.includes('popups:off'),
    isOfTab: parts.includes('tab'),
    faults: parts.filter((part) => !isSetting(part)),
  }
}

/** The switches as one text, separated by commas. */
export const join = (
  faults: readonly string[],
  { clock, sessionExpired, hidesPopups, isOfTab }: Settings,
): string =>
  [
    isOfTab ? 'tab' : '',
    ...faults,
    sessionExpired ? 'auth:expire' : '',
    hidesPopups ? 'popups:off' : '',
    clock ? `clock:${clock}` : '',
  ]
    .filter(Boolean)
    .join(',')
