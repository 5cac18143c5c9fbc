/**
 * The fields that developers of other shops look for, with their names here, where GraphQL proposes another one (`slug`
 * for `sku`).
 */
export const fieldHints: Readonly<Record<string, string>> = {
  'SelectedOption.name': 'option',
  'SelectedOption.label': 'value',
  'OptionValue.name': 'label',
  'MenuItem.children': 'items',
  'MenuItem.label': 'title',
  'StoreStock.store': 'slug',
  'StoreStock.pieces': 'stockLeft',
  'StoreStock.stock': 'stockLeft',
  'Variation.stock': 'stockLeft',
  'Variation.quantity': 'stockLeft',
  'Product.title': 'name',
  'Product.sku': 'code',
  'Product.images': 'gallery',
  'Product.isOnSale': 'onSale',
  'ProductCard.title': 'name',
  'ProductCard.isOnSale': 'onSale',
}

const unknownField = /^(Cannot query field "(\w+)" on type "(\w+)"\.)/

/** The message of an unknown field, with the name that it has here. */
export function withFieldHint(message: string): string {
  const [, sentence, field, type] = unknownField.exec(message) ?? []
  const hint = fieldHints[`${type}.${field}`]
  return hint ? `${sentence} Did you mean "${hint}"?` : message
}
