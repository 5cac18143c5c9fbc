/** The areas of the contract that `--only` names, each with the names of its calls. */
const callsOf = {
  shop: /^(site|page|products\.(list|read))$/,
  content: /^(site|page|posts|lookBook|stores|media)\b|^(forms\.submit|newsletter)\b/,
  frames: /^forms\.(contact|appointment)$/,
  catalog: /^(products|stockAlerts)\b/,
  search: /^search$/,
  cart: /^cart\b/,
  customer: /^(auth|profile|wishlist|addresses|payments|coupons)\b/,
  orders: /^(checkout|orders|payment|invoice)\b/,
} as const

export type Area = keyof typeof callsOf

/** The areas in the order in which they are checked, beginning with `shop`, whose calls others include. */
export const areas = Object.keys(callsOf) as Area[]

/** Whether a call, by its name, is of one of the areas. */
export const isIn = (wanted: readonly Area[], name: string) =>
  wanted.some((area) => callsOf[area].test(name))

/** The areas in a comma-separated list. Throws a TypeError that lists all areas when a name is unknown. */
export function parseAreas(list: string): Area[] {
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !areas.some((area) => area === name))
  if (unknown !== undefined)
    throw new TypeError(`Unknown area “${unknown}” in --only. The areas are ${areas.join(', ')}.`)
  return areas.filter((area) => names.includes(area))
}
