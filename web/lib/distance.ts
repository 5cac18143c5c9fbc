import { language } from './language.ts'
/** A position in degrees north and east. */
export interface Position {
  lat: number
  lng: number
}

/** The radius of the earth in kilometres (stores.distance.radius). */
const earthRadius = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Returns the great-circle distance between two positions in kilometres, by the haversine formula (stores.distance.*).
 */
export function kilometresBetween(from: Position, to: Position): number {
  const north = radians(to.lat - from.lat)
  const east = radians(to.lng - from.lng)
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Formats a distance as `3.42 km`, in Thai as `3.42 กม.`. */
export function formatKilometres(kilometres: number): string {
  return `${kilometres.toFixed(2)} ${language() === 'en' ? 'km' : 'กม.'}`
}
