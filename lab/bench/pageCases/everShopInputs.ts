import type { Peer } from '../shared/peer.ts'
import type { Input, Visit } from './inputScript.ts'
import { tap } from './touch.ts'

type Role = Parameters<Parameters<Input['act']>[0]['getByRole']>[0]

/** A tap on the first element of this role whose name begins so. */
const element = (role: Role, name: string): Input => ({
  name: `${role} ${name}`,
  act: (page) => tap(page.getByRole(role, { name: new RegExp(`^${name}`) }).first()),
})

const inDialog = (role: Role, name: string): Input => ({
  name: `${role} ${name} in the drawer`,
  act: (page) => tap(page.getByRole('dialog').getByRole(role, { name }).first()),
})

const checkbox = (nth: number): Input => ({
  name: `checkbox ${nth} in the drawer`,
  act: (page) => tap(page.getByRole('dialog').getByRole('checkbox').nth(nth)),
})

const key = (text: string): Input => ({
  name: `key ${text}`,
  act: (page) => page.keyboard.press(text),
})

const close = inDialog('button', 'Close')
const nextImage = element('button', 'Next slide')

/** Taps and inputs of a shopper at EverShop, as far as it offers what ours does. */
export const everShopVisits = ({ listing, product }: Peer): readonly Visit[] => [
  {
    path: '/',
    inputs: [
      element('link', 'Search'),
      ...['s', 'i', 'l', 'k', 'Backspace', 'Escape'].map(key),
      element('button', 'Shopping cart'),
      close,
    ],
  },
  {
    path: listing,
    inputs: [
      element('button', 'Filters'),
      checkbox(0),
      checkbox(1),
      checkbox(0),
      close,
      { name: 'sort', act: (page) => tap(page.getByRole('combobox').first()) },
      element('option', 'Price'),
      element('button', 'Sort (de|a)scending'),
      element('button', 'Add to Cart'),
    ],
  },
  {
    path: product,
    inputs: [
      nextImage,
      nextImage,
      element('button', 'Previous slide'),
      element('button', 'Black'),
      element('button', 'White'),
      element('button', 'Black'),
      element('button', 'Add to cart'),
    ],
  },
]
