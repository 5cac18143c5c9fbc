import type { Chosen } from '@vitrine/machines/selection/variations.ts'

const parameter = 'variation'

/**
 * Reads the selected options from `?variation=colour:ivory,size:m`, one parameter for all of them
 * (product.address.option-names).
 */
export function readChosen(search: string): Chosen {
  const pairs = (new URLSearchParams(search).get(parameter) ?? '').split(',')
  const chosen = pairs.flatMap((pair) => {
    const [option, swatch, ...rest] = pair.split(':')
    return option && swatch && rest.length === 0 ? [[option, swatch] as const] : []
  })
  return Object.fromEntries(chosen.slice(0, 10))
}

/** Returns the search with these options; its other parameters are unchanged. */
export function writeChosen(search: string, chosen: Chosen): string {
  const others = new URLSearchParams(search)
  others.delete(parameter)
  const pairs = Object.entries(chosen).map(([option, swatch]) => `${option}:${swatch}`)
  const parts = [others.toString(), pairs.length > 0 ? `${parameter}=${pairs.join(',')}` : '']
  const text = parts.filter(Boolean).join('&')
  return text ? `?${text}` : ''
}
