import {
  NewProduct,
  ProductChoices,
  ProductRow,
  StaffProduct,
  StockRows,
} from '@vitrine/commerce/staff/catalogue.ts'
import { CategoryRow } from '@vitrine/commerce/staff/content.ts'
import { CouponRow, DeliveryRow } from '@vitrine/commerce/staff/discounts.ts'
import { TermRow } from '@vitrine/commerce/staff/terms.ts'
import { z } from 'zod'
import { listCategories, SaveCategoryInput, saveCategory } from './categories.ts'
import {
  listCoupons,
  listDelivery,
  SaveCouponInput,
  SaveDeliveryInput,
  saveCoupon,
  saveDelivery,
} from './discounts.ts'
import { operation } from './operation.ts'
import { BrandInput, ColoursInput, setBrand, setColours } from './productColours.ts'
import {
  addProduct,
  HideInput,
  hideProduct,
  LowStockInput,
  listProducts,
  PhotographsInput,
  PricesInput,
  ProductInput,
  ProductsInput,
  readChoices,
  readStaffProduct,
  setLowStock,
  setPhotographs,
  setPrices,
  setTexts,
  TextsInput,
} from './products.ts'
import {
  AdjustStockInput,
  adjustSkuStock,
  listStock,
  SetStockInput,
  StockInput,
  setStock,
} from './stock.ts'
import { listTerms, SaveTermInput, saveTerm, TermsInput } from './terms.ts'

const text = z.string().meta({ description: 'What has happened' })
const editing = ['manager', 'editor'] as const
const serving = ['staff', 'manager'] as const

/** The new counts of a variation, as its record names them. */
const stockChanges = ({
  sku,
  stock,
  stores = {},
}: z.infer<typeof SetStockInput>['rows'][number]) => [
  `${sku} = ${stock}`,
  ...Object.entries(stores).map(([store, pieces]) => `${sku} in ${store} = ${pieces}`),
]

/** Operations on stock and products, by the name in the address. */
export const catalogueOperations = {
  stock: operation(
    {
      summary: 'The stock of variations',
      roles: serving,
      input: StockInput,
      moves: 'nothing',
      output: StockRows,
    },
    listStock,
  ),
  adjustStock: operation(
    {
      summary: 'Adds pieces to the stock of a variation, or takes them from it',
      roles: serving,
      input: AdjustStockInput,
      moves: 'stock',
      guard: { once: 'key' },
      output: text,
      audit: ({ sku, by, reason }) => ({
        subject: sku,
        detail: `${by > 0 ? '+' : ''}${by}: ${reason}`,
      }),
    },
    adjustSkuStock,
  ),
  setStock: operation(
    {
      summary: 'Sets the stock of variations, all or none',
      roles: serving,
      input: SetStockInput,
      moves: 'stock',
      guard: { seen: 'rows' },
      output: text,
      audit: ({ rows, reason }) => ({
        subject: rows.length === 1 ? (rows[0]?.sku ?? '') : `${rows.length} SKUs`,
        detail: `${rows.flatMap(stockChanges).join(', ')}: ${reason}`,
      }),
    },
    setStock,
  ),
  coupons: operation(
    {
      summary: 'All coupons',
      roles: ['manager'],
      moves: 'nothing',
      input: z.object({}),
      output: z.array(CouponRow),
    },
    listCoupons,
  ),
  saveCoupon: operation(
    {
      summary: 'Makes a coupon, changes one, or switches it off',
      roles: ['manager'],
      input: SaveCouponInput,
      moves: 'money',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, kind, amount, isDisabled }) => ({
        subject: `coupon ${code}`,
        detail: `${amount}${kind === 'percent' ? '%' : ' baht'}${isDisabled ? ', off' : ''}`,
      }),
    },
    saveCoupon,
  ),
  delivery: operation(
    {
      summary: 'The ways of delivery with their prices, and cash on delivery',
      roles: ['manager'],
      moves: 'nothing',
      input: z.object({}),
      output: z.array(DeliveryRow),
    },
    listDelivery,
  ),
  saveDelivery: operation(
    {
      summary: 'Sets the price of a way of delivery, and whether it is offered',
      roles: ['manager'],
      input: SaveDeliveryInput,
      moves: 'money',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ id, isOffered, price, freeFrom, upTo }) => ({
        subject: `delivery ${id}`,
        detail: isOffered
          ? `${price} baht, free from ${freeFrom ?? 'no value'}${upTo === null ? '' : `, up to ${upTo}`}`
          : 'not offered',
      }),
    },
    saveDelivery,
  ),
  products: operation(
    {
      summary: 'Products by name, hidden ones too',
      roles: editing,
      input: ProductsInput,
      moves: 'nothing',
      output: z.object({ rows: z.array(ProductRow), total: z.number().int() }),
    },
    listProducts,
  ),
  product: operation(
    {
      summary: 'A product with its prices, photographs and texts',
      roles: editing,
      input: ProductInput,
      moves: 'nothing',
      output: StaffProduct,
    },
    readStaffProduct,
  ),
  choices: operation(
    {
      summary: 'Brands, categories, colours and scales of sizes of the catalogue',
      roles: editing,
      input: z.object({}),
      moves: 'nothing',
      output: ProductChoices,
    },
    readChoices,
  ),
  categories: operation(
    {
      summary: 'The categories, hidden ones too',
      roles: editing,
      input: z.object({}),
      moves: 'nothing',
      output: z.array(CategoryRow),
    },
    listCategories,
  ),
  saveCategory: operation(
    {
      summary: 'Makes, renames, moves, hides or shows a category',
      roles: editing,
      input: SaveCategoryInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ slug, name, address, parent, isHidden }) => ({
        subject: slug ?? address,
        detail: `${name}, /${address}, below ${parent ?? 'none'}${isHidden ? ', hidden' : ''}`,
      }),
    },
    saveCategory,
  ),
  terms: operation(
    {
      summary: 'The brands, colours or sizes, those that are off too',
      roles: editing,
      input: TermsInput,
      moves: 'nothing',
      output: z.array(TermRow),
    },
    listTerms,
  ),
  saveTerm: operation(
    {
      summary: 'Makes, renames, orders or switches off a brand, colour or size',
      roles: editing,
      input: SaveTermInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ kind, slug, address, name, colors, isOff }) => ({
        subject: `${kind} ${slug ?? address ?? name}`,
        detail: [name, ...colors, ...(isOff ? ['off'] : [])].join(', '),
      }),
    },
    saveTerm,
  ),
  addProduct: operation(
    {
      summary: 'Makes a product with variations, which is hidden',
      roles: editing,
      input: NewProduct,
      moves: 'texts',
      guard: { once: 'code' },
      output: text,
      audit: ({ code, name }) => ({ subject: code, detail: name }),
    },
    addProduct,
  ),
  hideProduct: operation(
    {
      summary: 'Takes a product out of the shop, or shows it',
      roles: editing,
      input: HideInput,
      moves: 'status',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, isHidden }) => ({ subject: code, detail: isHidden ? 'hidden' : 'shown' }),
    },
    hideProduct,
  ),
  setBrand: operation(
    {
      summary: 'Sets the brand of a product',
      roles: editing,
      input: BrandInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, brand }) => ({ subject: code, detail: `brand ${brand}` }),
    },
    setBrand,
  ),
  setColours: operation(
    {
      summary: 'Adds colours to a product, replaces some, or removes those without sales and stock',
      roles: editing,
      input: ColoursInput,
      moves: 'stock',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, colours }) => ({
        subject: code,
        detail: colours
          .map(({ slug, before }) => {
            if (before === null) return `${slug} added`
            return before === slug ? slug : `${slug} in place of ${before}`
          })
          .join(', '),
      }),
    },
    setColours,
  ),
  setLowStock: operation(
    {
      summary: 'Sets from how many pieces on the variations of a product are listed as low',
      roles: ['manager'],
      input: LowStockInput,
      moves: 'status',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, pieces }) => ({ subject: code, detail: `low from ${pieces}` }),
    },
    setLowStock,
  ),
  setPrices: operation(
    {
      summary: 'Sets prices and sales of variations',
      roles: editing,
      input: PricesInput,
      moves: 'money',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, prices }) => ({
        subject: code,
        detail: prices
          .map(
            ({ sku, regularPrice, salePrice, from, to }) =>
              `${sku}: ${regularPrice}${salePrice === null ? '' : `, sale ${salePrice} ${from ?? ''} – ${to ?? ''}`}`,
          )
          .join('; '),
      }),
    },
    setPrices,
  ),
  setTexts: operation(
    {
      summary: 'Sets name, description, details and composition of a product, with their Thai',
      roles: editing,
      input: TextsInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, texts: { thai, ...english } }) => ({
        subject: code,
        detail: [...Object.values(english), ...Object.values(thai)]
          .filter(Boolean)
          .map((value) => value.slice(0, 100))
          .join(' · '),
      }),
    },
    setTexts,
  ),
  setPhotographs: operation(
    {
      summary: 'Sets the photographs of a product, in their order',
      roles: editing,
      input: PhotographsInput,
      moves: 'texts',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ code, photographs }) => ({
        subject: code,
        detail: photographs.map(({ alt }) => alt).join('; '),
      }),
    },
    setPhotographs,
  ),
}
