/** The brands of a product as one name, such as `ASAVA × Baan Khram`. */
export const brandName = ({ brands }: { brands: readonly { name: string }[] }): string =>
  brands.map(({ name }) => name).join(' × ')
