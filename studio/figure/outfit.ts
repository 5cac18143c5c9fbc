import { lightness } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { Cut } from '../garments/cut.ts'
import type { Garment } from '../garments/defaults.ts'
import { kindOf } from '../garments/defaults.ts'
import type { Fabric, Look } from '../plateSpec.ts'

const quiet = (garment: Garment, color: string, fabric: Fabric, cut: Cut = {}): Look => ({
  garment,
  color,
  accent: color,
  pattern: 'plain',
  fabric,
  cut,
})

/** The plain garments and shoes that complete an outfit without competing with the product. */
export function styled(look: Look, random: Random): Look[] {
  const pale = lightness(look.color) > 0.72
  const base = pale
    ? random.pick(['#2b2a2e', '#3f3a36', '#8f7f6d', '#5a4d43'])
    : random.pick(['#efe9dd', '#d8cbb8', '#2a292c', '#e6ddd0'])
  const top = pale
    ? random.pick(['#34302f', '#6f665e', '#4b4340'])
    : random.pick(['#f3eee5', '#e9e0d2', '#f5f2ec'])
  switch (kindOf(look.garment)) {
    case 'top':
      return [bottomFor(base, random, look), look]
    case 'outer':
      return [
        bottomFor(base, random, look),
        quiet(random.pick(['t-shirt', 'camisole', 'knit']), top, 'crepe', {
          fit: 'slim',
          sleeve: 'none',
          length: 'waist',
          hem: 'plain',
        }),
        look,
      ]
    case 'bottom':
      return underTop(look, top, random)
    case 'accessory':
      return accessoryOutfit(look, random)
    default:
      return [look]
  }
}

function bottomFor(color: string, random: Random, look: Look): Look {
  const garment = random.pick([
    'wide-trousers',
    'tailored-trousers',
    'slip-skirt',
    'pencil-skirt',
    'wide-trousers',
  ] as const)
  const long = look.garment === 'coat' || look.garment === 'trench'
  return quiet(
    long ? 'tailored-trousers' : garment,
    color,
    garment === 'slip-skirt' ? 'satin' : 'wool',
  )
}

function underTop(look: Look, color: string, random: Random): Look[] {
  const garment = random.pick(['t-shirt', 'shirt', 'knit', 'camisole'] as const)
  const fabric: Fabric = garment === 'knit' ? 'knit' : garment === 'camisole' ? 'satin' : 'cotton'
  // A tucked top ends at the waist, under the waistband.
  return [
    quiet(garment, color, fabric, {
      length: 'waist',
      hem: 'plain',
      fit: 'regular',
      waist: 'seam',
      pocket: 'none',
    }),
    look,
  ]
}

function accessoryOutfit(look: Look, random: Random): Look[] {
  const pale = lightness(look.color) > 0.6
  const tone = pale
    ? random.pick(['#2e2c30', '#5b4c41', '#443a34'])
    : random.pick(['#cbbba5', '#c3b09a', '#b9a892'])
  switch (look.garment) {
    case 'belt':
      return [quiet('shirt-dress', tone, 'linen', { waist: 'none', fit: 'slim' })]
    case 'silk-scarf':
      return [quiet('wide-trousers', tone, 'wool'), quiet('blazer', tone, 'wool')]
    case 'earrings':
      return [
        quiet('slip-dress', tone, 'satin', {
          neckline: random.pick(['slip', 'off-shoulder', 'halter']),
        }),
      ]
    default:
      return [
        quiet('wide-trousers', tone, 'wool'),
        quiet('knit', pale ? tone : '#f6f1e8', 'knit', { fit: 'regular' }),
      ]
  }
}
