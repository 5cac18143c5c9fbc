import { Area } from '@vitrine/contract/areas.ts'
import * as cart from '@vitrine/contract/cart.ts'
import * as catalog from '@vitrine/contract/catalog.ts'
import * as common from '@vitrine/contract/common.ts'
import * as content from '@vitrine/contract/content.ts'
import * as customer from '@vitrine/contract/customer.ts'
import * as orders from '@vitrine/contract/orders.ts'
import { Suggestion } from '@vitrine/contract/search.ts'
import { StockAlertConfirmation } from '@vitrine/contract/stockAlerts.ts'
import type { z } from 'zod'

/** The contract that a table of docs/rest describes. */
export interface FieldContract {
  contract: z.ZodType
  /** The contract whose fields another table describes. */
  beside?: z.ZodType
}

/** The contracts of the tables, by their titles (fieldTables.ts). */
export const fieldContracts: Readonly<Record<string, FieldContract>> = {
  'README.md Errors': { contract: common.Problem },
  'README.md Image': { contract: common.Image },
  'README.md Link': { contract: common.Link },
  'README.md PageMeta': { contract: common.PageMeta },
  'README.md Pagination': { contract: common.Pagination },
  'README.md Term': { contract: catalog.Term },
  'README.md Message': { contract: common.Message },
  'cart.md Cart': { contract: cart.Cart },
  'cart.md CartItem': { contract: cart.CartItem },
  'cart.md CartNotice': { contract: cart.CartNotice },
  'cart.md CartTotals': { contract: cart.CartTotals },
  'cart.md GET /wishlist': { contract: catalog.ProductCards },
  'catalog.md GET /products': { contract: catalog.Listing },
  'catalog.md ListingCard': { contract: catalog.ListingCard, beside: catalog.ProductCard },
  'catalog.md Filter': { contract: catalog.Filter },
  'catalog.md FilterTerm': { contract: catalog.Filter.shape.terms.element },
  'catalog.md ListingLookBook': { contract: catalog.ListingLookBook },
  'catalog.md GET /products/{slug}': { contract: catalog.Product, beside: catalog.ProductCard },
  'catalog.md ProductCard': { contract: catalog.ProductCard },
  'catalog.md Option': { contract: catalog.Option },
  'catalog.md TextOption': { contract: catalog.TextOption },
  'catalog.md Swatch': { contract: catalog.Swatch },
  'catalog.md Variation': { contract: catalog.Variation },
  'catalog.md StoreStock': { contract: catalog.StoreStock },
  'catalog.md FashionModel': { contract: catalog.FashionModel },
  'catalog.md POST /stock-alerts/confirm': { contract: StockAlertConfirmation },
  'catalog.md GET /recently-viewed': { contract: catalog.ProductCards },
  'content.md GET /site-configuration': { contract: content.SiteConfiguration },
  'content.md MenuItem': { contract: content.MenuItem },
  'content.md Popup': { contract: content.Popup },
  'content.md Settings': { contract: content.Settings },
  'content.md MegaMenu': { contract: content.MegaMenu },
  'content.md SiteInfo': { contract: content.SiteConfiguration.shape.siteInfo },
  'content.md GET /pages/{key}': { contract: content.PageContent },
  'content.md GET /posts': { contract: content.Posts },
  'content.md Post': { contract: content.Post },
  'content.md GET /look-books/{slug}': { contract: content.LookBookPage },
  'content.md GET /store-locators': { contract: content.Store },
  'content.md POST /fluentform/submit': { contract: content.FormResult },
  'customer.md User': { contract: customer.User },
  'customer.md GET /profile/details': { contract: customer.ProfileDetails },
  'customer.md POST /profile/delete': { contract: customer.DeleteAccount },
  'customer.md GET /addresses': { contract: orders.SavedAddresses },
  'customer.md SavedAddress': { contract: orders.SavedAddress },
  'orders.md Order': { contract: orders.Order },
  'orders.md Refund': { contract: orders.Refund },
  'orders.md Shipment': { contract: orders.Shipment },
  'orders.md Return': { contract: orders.Return },
  'orders.md OrderItem': { contract: orders.OrderItem },
  'orders.md Address': { contract: orders.Address },
  'orders.md GET /checkout': { contract: orders.Checkout },
  'orders.md GET /payments': { contract: orders.PaymentEntry },
  'orders.md GET /coupons': { contract: orders.CustomerCoupon },
  'orders.md GET /checkout/areas': { contract: Area },
  'orders.md POST /orders/{id}/again': { contract: orders.OrderAgain },
  'orders.md GET /checkout/payment/omise-promptpay/{orderId}': { contract: orders.PromptPay },
  'orders.md GET /checkout/payment/omise-redirect/{orderId}': {
    contract: orders.RedirectPayment,
  },
  'orders.md GET /checkout/payment/omise/{orderId}': { contract: orders.CardPayment },
  'orders.md GET /confirm-payment/bank-accounts': { contract: orders.BankAccount },
  'search.md GET /search': { contract: Suggestion },
}
