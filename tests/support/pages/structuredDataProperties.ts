/** The properties of schema.org that the shop sends, by type. */
export const properties: Readonly<Record<string, string>> = {
  Product:
    'name description url image brand category material sku mpn gtin offers color size pattern',
  ProductGroup:
    'name description url image brand category material mpn productGroupID variesBy hasVariant',
  Brand: 'name',
  Offer:
    'url price priceCurrency priceSpecification availability itemCondition shippingDetails hasMerchantReturnPolicy',
  UnitPriceSpecification: 'priceType price priceCurrency',
  OfferShippingDetails: 'shippingRate shippingDestination deliveryTime',
  MonetaryAmount: 'value currency',
  DefinedRegion: 'addressCountry',
  ShippingDeliveryTime: 'handlingTime transitTime',
  QuantitativeValue: 'minValue maxValue unitCode',
  MerchantReturnPolicy:
    'applicableCountry returnPolicyCountry returnPolicyCategory merchantReturnDays returnMethod returnFees',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
}

/** The properties that each type has, whether Google requires or recommends them (docs/decisions/web/structured-data.md). */
export const complete: Readonly<Record<string, string>> = {
  Product: 'name image offers sku url description brand',
  ProductGroup: 'name image url description brand productGroupID variesBy hasVariant',
  Brand: 'name',
  Offer: 'url price priceCurrency availability itemCondition',
  UnitPriceSpecification: 'price priceCurrency priceType',
  OfferShippingDetails: 'shippingRate shippingDestination deliveryTime',
  MonetaryAmount: 'value currency',
  DefinedRegion: 'addressCountry',
  ShippingDeliveryTime: 'handlingTime transitTime',
  QuantitativeValue: 'minValue maxValue unitCode',
  MerchantReturnPolicy:
    'applicableCountry returnPolicyCountry returnPolicyCategory merchantReturnDays returnMethod returnFees',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
}
