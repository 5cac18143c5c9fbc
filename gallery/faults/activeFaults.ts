/** The fault switches of a tester, as the gateway describes them. */
export interface ActiveFaults {
  /** The switches, such as `cart.add:500*2,clock:+2h`; empty when none are on. */
  text: string
  /** Milliseconds by which the shop's clock is ahead. */
  clockOffset: number
  /** Whether the page shows no popup and no cookie consent. */
  hidesPopups: boolean
  /** Whether they apply to one tab. */
  isOfTab: boolean
  faults: { text: string; remaining: number | null }[]
}

/** The faults of a page, with the id under which the gateway counts them. */
export type PageFaults = ActiveFaults & { run: string }

/** The switches of a tab, as its URL and its requests have them. */
export const faultSwitches = ({ text, run }: PageFaults): string =>
  run ? `${text},run:${run}` : text

/** Requests the current state of the switches. */
export async function readActiveFaults(
  headers: Record<string, string> = {},
): Promise<ActiveFaults> {
  const response = await fetch('/_machines/faults.json', { headers })
  return response.json()
}

/** Switches all faults of this browser off. */
export async function switchOff(): Promise<void> {
  await fetch('/healthz?qa=')
}

/** A URL of the shop with these switches; without, when they are empty. */
export function urlWith(href: string, switches: string): string {
  const url = new URL(href, location.origin)
  url.searchParams.delete('qa')
  const rest = url.searchParams.toString()
  // The switches stay readable: none of their characters needs to be escaped, except the plus sign.
  const qa = switches && `qa=${switches.replaceAll('+', '%2B')}`
  const search = [rest, qa].filter(Boolean).join('&')
  return `${url.pathname}${search && `?${search}`}${url.hash}`
}
