/** A carrier with the public page on which it shows where a parcel is. */
interface Carrier {
  title: string
  /** Returns the https address of the page about a parcel. */
  trackingUrl(trackingNumber: string): string
}

/** The carriers whose tracking pages are known, by the code that staff type (`orders.delivery.link`). */
export const carriers: Readonly<Record<string, Carrier>> = {
  'thailand-post': {
    title: 'Thailand Post',
    trackingUrl: (number) => `https://track.thailandpost.co.th/?trackNumber=${number}`,
  },
  kex: {
    title: 'KEX Express',
    trackingUrl: (number) => `https://th.kex-express.com/th/track/?track=${number}`,
  },
  flash: {
    title: 'Flash Express',
    trackingUrl: (number) => `https://www.flashexpress.co.th/fle/tracking?se=${number}`,
  },
  jt: {
    title: 'J&T Express',
    trackingUrl: (number) => `https://www.jtexpress.co.th/service/track?billcode=${number}`,
  },
  'ninja-van': {
    title: 'Ninja Van',
    trackingUrl: (number) => `https://www.ninjavan.co/th-th/tracking?id=${number}`,
  },
  dhl: {
    title: 'DHL',
    trackingUrl: (number) => `https://www.dhl.com/th-en/home/tracking.html?tracking-id=${number}`,
  },
}

/** Former and short names of the carriers. */
const otherNames: Readonly<Record<string, string>> = {
  thailandpost: 'thailand-post',
  ems: 'thailand-post',
  kerry: 'kex',
  'kerry-express': 'kex',
  'flash-express': 'flash',
  'j&t': 'jt',
  'j-and-t': 'jt',
  ninjavan: 'ninja-van',
}

/** The code of a known carrier, from any of its names, or the text itself for another carrier. */
export function carrierCode(text: string): string {
  const name = text.trim()
  const code = name.toLowerCase().replace(/[\s_]+/g, '-')
  const alias = Object.hasOwn(otherNames, code) ? otherNames[code] : undefined
  if (alias) return alias
  if (Object.hasOwn(carriers, code)) return code
  const byTitle = Object.entries(carriers).find(
    ([, { title }]) => title.toLowerCase() === name.toLowerCase(),
  )
  return byTitle?.[0] ?? name
}

/**
 * The name of the carrier that has a tracking page, or its host for an unknown one, or `Parcel` for a text that is no
 * URL.
 */
export function carrierOfPage(page: string): string {
  const host = URL.parse(page)?.host
  if (!host) return 'Parcel'
  const carrier = Object.values(carriers).find(
    (value) => new URL(value.trackingUrl('')).host === host,
  )
  return carrier?.title ?? host.replace(/^www\./, '')
}

const carrierOf = (code: string) => (Object.hasOwn(carriers, code) ? carriers[code] : undefined)

/** The name of a carrier for shoppers, as staff typed it if it is unknown. */
export const carrierTitle = (code: string): string => carrierOf(code)?.title ?? code

/** The address of a parcel's tracking page, or null for an unknown carrier. */
export function trackingUrl(code: string, trackingNumber: string): string | null {
  return carrierOf(code)?.trackingUrl(encodeURIComponent(trackingNumber)) ?? null
}
