/** A shipping method of the shop; prices in baht with tax. */
export interface ShippingMethod {
  /** The id of Medusa's shipping option. */
  optionId: string
  code: string
  name: string
  price: number
  /** The value of the items after discounts from which it is free; null: never. */
  freeFrom: number | null
  /** Names of the provinces to which it delivers; null: all. */
  provinces: string[] | null
}
