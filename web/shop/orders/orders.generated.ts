/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation, useQuery } from '@apollo/client/react'
/** The order to cancel. */
export type CancelOrderInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
};

/** The subject of a message about the bag. */
export type CartNoticeCode =
  /** The quantity of a line was reduced to what is in stock. */
  | 'CLAMPED'
  /** A coupon no longer applies and was removed. */
  | 'COUPON_REMOVED'
  /** A product is no longer sold, and its line was removed. */
  | 'GONE'
  /** The bags of the guest and of the customer were merged. */
  | 'MERGED'
  | 'PRICE_CHANGED'
  /** A line has no piece in stock. It cannot be ordered. */
  | 'SOLD_OUT'
  /** A reason that this version does not know; `message` says it. */
  | 'UNKNOWN';

/** The order of a guest. */
export type CreateAccountFromOrderInput = {
  /** The access key from the email to a guest. */
  key?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
};

/** The order whose pieces are bought again. */
export type OrderAgainInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
};

/** The status of an order. */
export type OrderStatus =
  | 'CANCELLED'
  | 'CHECKING_PAYMENT'
  | 'COMPLETED'
  | 'DRAFT'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PACKING'
  | 'PENDING'
  | 'PENDING_PAYMENT'
  | 'PROCESSING'
  | 'REFUNDED'
  /** A status that is not in this schema; `Order.statusText` has its name. */
  | 'UNKNOWN';

/** The steps of an order, from placed to delivered or collected. */
export type OrderStepName =
  | 'CANCELLED'
  /** Collected in a store, instead of sent and delivered. */
  | 'COLLECTED'
  /** Received by the shopper. */
  | 'DELIVERED'
  | 'PACKED'
  | 'PAID'
  | 'PLACED'
  | 'REFUNDED'
  /** Handed to the carrier. */
  | 'SENT';

/** The tabs of the order history. */
export type OrderTab =
  | 'ALL'
  | 'CANCEL_REFUNDED'
  | 'COMPLETED'
  | 'PENDING_PAYMENT'
  | 'PROCESSING';

/** A way to pay, whatever provider the shop has for it. */
export type PaymentMethod =
  /** A transfer to a bank account of the shop, confirmed by a slip. */
  | 'BANK_TRANSFER'
  /** Credit and debit cards. */
  | 'CARD'
  /** Cash, when the courier brings the order. */
  | 'CASH_ON_DELIVERY'
  /** A credit card, in monthly instalments. */
  | 'INSTALLMENTS'
  /** The website of a bank. */
  | 'INTERNET_BANKING'
  /** The app of a bank. */
  | 'MOBILE_BANKING'
  /** A QR code for Thai banking apps. */
  | 'PROMPTPAY'
  /** Rabbit LINE Pay, in LINE. */
  | 'RABBIT_LINE_PAY'
  /** The TrueMoney app. */
  | 'TRUEMONEY';

/** The shopper's bank account for a refund. */
export type RefundAccountInput = {
  accountName: string;
  /** 10 to 15 digits. */
  accountNumber: string;
  bank: string;
};

/** The reason for a refund. */
export type RefundReason =
  /** The payment for the goods, wholly or in part. */
  | 'ORDER'
  /** A payment that the order could not take, since it was late, doubled or of another amount. */
  | 'PAYMENT'
  /** A reason that this version does not know. */
  | 'UNKNOWN';

/** The state of a refund. */
export type RefundStatus =
  /** The provider, or staff, have sent the money to the shopper's bank. */
  | 'DONE'
  /** The refund was not possible. The shop has to return the money in another way. */
  | 'FAILED'
  /** Decided, and not yet sent. */
  | 'REQUESTED'
  /** Sent to the payment provider, which has not confirmed it. */
  | 'SENT'
  /** A state that this version does not know. */
  | 'UNKNOWN';

/** The order, and what identifies its buyer. */
export type RequestOrderLinkInput = {
  /** The email address of the order. */
  email?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
  /** A phone number of the order, instead of its email address. */
  phoneNumber?: string | null | undefined;
};

/** The pieces to return. */
export type RequestReturnInput = {
  /** A unique key that the client creates for each request, 8 to 200 printable ASCII characters. Repeating it requests nothing more. */
  idempotencyKey: string;
  items: Array<ReturnItemInput>;
  /** The access key from the email to a guest, instead of a session. */
  key?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
  /** For an order that was paid by transfer or on delivery, whose money no payment provider can return. */
  refundAccount?: RefundAccountInput | null | undefined;
};

/** Pieces of an item of an order to return. */
export type ReturnItemInput = {
  /**
   * `Exchange.variation` of the size to send instead, which is put aside. Without it the money goes back. CONFLICT: it has been
   * sold.
   */
  exchange?: string | null | undefined;
  /** `OrderItem.line` of the item. */
  line: string;
  quantity: number;
  reason: ReturnReason;
};

/** Why a piece is returned. */
export type ReturnReason =
  | 'CHANGED_MIND'
  | 'FAULTY'
  | 'NOT_AS_EXPECTED'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'WRONG_ITEM';

/** The state of a return. */
export type ReturnStatus =
  /** The shopper can send the pieces. */
  | 'APPROVED'
  /** The pieces have arrived, and their refund is pending. */
  | 'RECEIVED'
  /** The refund has been sent. */
  | 'REFUNDED'
  | 'REJECTED'
  /** The shop has not decided yet. */
  | 'REQUESTED'
  /** A state that this version does not know. */
  | 'UNKNOWN';

/** Why a mutation was not carried out. */
export type UserErrorCode =
  /** Something has changed in the meantime, or forbids the change: a price, the status of an order. */
  | 'CONFLICT'
  /** A value is missing, malformed or not possible. */
  | 'INVALID'
  /** The subject of the input does not exist, or no longer does, such as an expired link. */
  | 'NOT_FOUND'
  /** Fewer pieces are in stock than the input asks for. */
  | 'OUT_OF_STOCK'
  /** A file is too large. */
  | 'TOO_LARGE'
  /** A file has a type that is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type OrderSummaryFieldsFragment = { createdDate: string, status: Types.OrderStatus, statusText: string, id: string, total: { amount: number, currencyCode: string }, items: Array<{ name: string, quantity: number, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> };

export type OrderFieldsFragment = { createdDate: string, status: Types.OrderStatus, statusText: string, paymentMethod: Types.PaymentMethod | null, paymentMethodTitle: string, invoiceUrl: string | null, paymentUrl: string | null, paymentDeadline: string | null, arrivesFrom: string | null, arrivesOn: string | null, note: string | null, canOrderAgain: boolean, canCreateAccount: boolean, returnableUntil: string | null, id: string, total: { amount: number, currencyCode: string }, subTotal: { amount: number, currencyCode: string }, discountTotal: { amount: number, currencyCode: string }, giftWrap: { message: string } | null, giftWrapTotal: { amount: number, currencyCode: string }, shippingTotal: { amount: number, currencyCode: string }, shippingTax: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string }, billing: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null }, shipping: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null }, items: Array<{ line: string | null, returnable: number, name: string, url: string | null, quantity: number, exchanges: Array<{ variation: string, label: string }> | null, price: { amount: number, currencyCode: string }, total: { amount: number, currencyCode: string }, selectedOptions: Array<{ name: string, label: string }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, refunds: Array<{ status: Types.RefundStatus, reason: Types.RefundReason, requestedDate: string, settledDate: string | null, id: string, amount: { amount: number, currencyCode: string } }>, timeline: Array<{ name: Types.OrderStepName, date: string | null }>, shipments: Array<{ carrier: string, trackingNumber: string, trackingUrl: string | null, sentDate: string, items: Array<{ name: string, quantity: number, selectedOptions: Array<{ name: string, label: string }> }> }>, returns: Array<{ status: Types.ReturnStatus, requestedDate: string, note: string | null, label: Array<string>, id: string, items: Array<{ name: string, quantity: number, exchange: string | null, selectedOptions: Array<{ name: string, label: string }> }> }> };

export type OrdersQueryVariables = Exact<{
  status: Types.OrderTab;
}>;


export type OrdersQuery = { orders: { nodes: Array<{ createdDate: string, status: Types.OrderStatus, statusText: string, id: string, total: { amount: number, currencyCode: string }, items: Array<{ name: string, quantity: number, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> }> } | null };

export type OrderQueryVariables = Exact<{
  id: string | number;
  key?: string | null | undefined;
}>;


export type OrderQuery = { order: { createdDate: string, status: Types.OrderStatus, statusText: string, paymentMethod: Types.PaymentMethod | null, paymentMethodTitle: string, invoiceUrl: string | null, paymentUrl: string | null, paymentDeadline: string | null, arrivesFrom: string | null, arrivesOn: string | null, note: string | null, canOrderAgain: boolean, canCreateAccount: boolean, returnableUntil: string | null, id: string, total: { amount: number, currencyCode: string }, subTotal: { amount: number, currencyCode: string }, discountTotal: { amount: number, currencyCode: string }, giftWrap: { message: string } | null, giftWrapTotal: { amount: number, currencyCode: string }, shippingTotal: { amount: number, currencyCode: string }, shippingTax: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string }, billing: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null }, shipping: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null }, items: Array<{ line: string | null, returnable: number, name: string, url: string | null, quantity: number, exchanges: Array<{ variation: string, label: string }> | null, price: { amount: number, currencyCode: string }, total: { amount: number, currencyCode: string }, selectedOptions: Array<{ name: string, label: string }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, refunds: Array<{ status: Types.RefundStatus, reason: Types.RefundReason, requestedDate: string, settledDate: string | null, id: string, amount: { amount: number, currencyCode: string } }>, timeline: Array<{ name: Types.OrderStepName, date: string | null }>, shipments: Array<{ carrier: string, trackingNumber: string, trackingUrl: string | null, sentDate: string, items: Array<{ name: string, quantity: number, selectedOptions: Array<{ name: string, label: string }> }> }>, returns: Array<{ status: Types.ReturnStatus, requestedDate: string, note: string | null, label: Array<string>, id: string, items: Array<{ name: string, quantity: number, exchange: string | null, selectedOptions: Array<{ name: string, label: string }> }> }> } | null };

export type CancelOrderMutationVariables = Exact<{
  input: Types.CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RequestReturnMutationVariables = Exact<{
  input: Types.RequestReturnInput;
}>;


export type RequestReturnMutation = { requestReturn: { order: { createdDate: string, status: Types.OrderStatus, statusText: string, paymentMethod: Types.PaymentMethod | null, paymentMethodTitle: string, invoiceUrl: string | null, paymentUrl: string | null, paymentDeadline: string | null, arrivesFrom: string | null, arrivesOn: string | null, note: string | null, canOrderAgain: boolean, canCreateAccount: boolean, returnableUntil: string | null, id: string, total: { amount: number, currencyCode: string }, subTotal: { amount: number, currencyCode: string }, discountTotal: { amount: number, currencyCode: string }, giftWrap: { message: string } | null, giftWrapTotal: { amount: number, currencyCode: string }, shippingTotal: { amount: number, currencyCode: string }, shippingTax: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string }, billing: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null }, shipping: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null }, items: Array<{ line: string | null, returnable: number, name: string, url: string | null, quantity: number, exchanges: Array<{ variation: string, label: string }> | null, price: { amount: number, currencyCode: string }, total: { amount: number, currencyCode: string }, selectedOptions: Array<{ name: string, label: string }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, refunds: Array<{ status: Types.RefundStatus, reason: Types.RefundReason, requestedDate: string, settledDate: string | null, id: string, amount: { amount: number, currencyCode: string } }>, timeline: Array<{ name: Types.OrderStepName, date: string | null }>, shipments: Array<{ carrier: string, trackingNumber: string, trackingUrl: string | null, sentDate: string, items: Array<{ name: string, quantity: number, selectedOptions: Array<{ name: string, label: string }> }> }>, returns: Array<{ status: Types.ReturnStatus, requestedDate: string, note: string | null, label: Array<string>, id: string, items: Array<{ name: string, quantity: number, exchange: string | null, selectedOptions: Array<{ name: string, label: string }> }> }> } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type OrderAgainMutationVariables = Exact<{
  input: Types.OrderAgainInput;
}>;


export type OrderAgainMutation = { orderAgain: { added: number | null, cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, unavailable: Array<{ name: string, quantity: number, selectedOptions: Array<{ name: string, label: string }> }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type CreateAccountFromOrderMutationVariables = Exact<{
  input: Types.CreateAccountFromOrderInput;
}>;


export type CreateAccountFromOrderMutation = { createAccountFromOrder: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RequestOrderLinkMutationVariables = Exact<{
  input: Types.RequestOrderLinkInput;
}>;


export type RequestOrderLinkMutation = { requestOrderLink: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const OrdersDocument = /* @__PURE__ */ queryDocument<OrdersQuery, OrdersQueryVariables>('Orders', '1d3498c6a156bc3cc2a507a42461d426a7e62af0f86c7b87a3325f210b202026', true)
export const OrderDocument = /* @__PURE__ */ queryDocument<OrderQuery, OrderQueryVariables>('Order', '3a83ae4f5ec9bd09ee910c2ee2ea5bc90d0cc817fee662f15dd83b8b2ae38572', true)
export const CancelOrderDocument = /* @__PURE__ */ mutationDocument<CancelOrderMutation, CancelOrderMutationVariables>('CancelOrder', '41887518963366f41187c0ee14c1add1d929bbf91873a1326c4e53796307411b')
export const RequestReturnDocument = /* @__PURE__ */ mutationDocument<RequestReturnMutation, RequestReturnMutationVariables>('RequestReturn', '73a62a71bd10dedbda6a587a1474082133505009a8b925ada2c900ffc4cf4591')
export const OrderAgainDocument = /* @__PURE__ */ mutationDocument<OrderAgainMutation, OrderAgainMutationVariables>('OrderAgain', '3cab0f000ae6b8fbf0987338a611a06718cbf3b689082e6901c5aedcbdc081a1')
export const CreateAccountFromOrderDocument = /* @__PURE__ */ mutationDocument<CreateAccountFromOrderMutation, CreateAccountFromOrderMutationVariables>('CreateAccountFromOrder', '76713e146605398f3683b7545b3d3263b6054b014b6a5009182c1eeb813f9aa1')
export const RequestOrderLinkDocument = /* @__PURE__ */ mutationDocument<RequestOrderLinkMutation, RequestOrderLinkMutationVariables>('RequestOrderLink', '941b5ef592a4b9bfd2b4acb155c201a51306d4a88a50d457491eb7aeb2f35668')
export const useOrdersQuery = (options: useQuery.Options<OrdersQuery, OrdersQueryVariables>) => useQuery(OrdersDocument, options)
export const useOrderQuery = (options: useQuery.Options<OrderQuery, OrderQueryVariables>) => useQuery(OrderDocument, options)
export const useCancelOrderMutation = (options?: Omit<useMutation.Options<Payloads<CancelOrderMutation>, CancelOrderMutationVariables>, 'variables'>) => useMutation(CancelOrderDocument, options)
export const useRequestReturnMutation = (options?: Omit<useMutation.Options<Payloads<RequestReturnMutation>, RequestReturnMutationVariables>, 'variables'>) => useMutation(RequestReturnDocument, options)
export const useOrderAgainMutation = (options?: Omit<useMutation.Options<Payloads<OrderAgainMutation>, OrderAgainMutationVariables>, 'variables'>) => useMutation(OrderAgainDocument, options)
export const useCreateAccountFromOrderMutation = (options?: Omit<useMutation.Options<Payloads<CreateAccountFromOrderMutation>, CreateAccountFromOrderMutationVariables>, 'variables'>) => useMutation(CreateAccountFromOrderDocument, options)
export const useRequestOrderLinkMutation = (options?: Omit<useMutation.Options<Payloads<RequestOrderLinkMutation>, RequestOrderLinkMutationVariables>, 'variables'>) => useMutation(RequestOrderLinkDocument, options)