/** A maps search for an address, in which directions can be asked for (SPEC §2). */
export function directionsTo(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
