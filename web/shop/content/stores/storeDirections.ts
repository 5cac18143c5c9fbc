/** Returns the address of a maps search for a store, which offers directions (`stores.*`). */
export function directionsTo(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
