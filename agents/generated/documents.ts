/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A product to add to the bag. */
export type AddToCartInput = {
  /**
   * A value for each option of a variable product, and the texts of those of its text options that the shopper wants. Options
   * that are missing or wrong are errors at `options`.
   */
  options?: Array<SelectedOptionInput> | null | undefined;
  /** `id` or `databaseId` of a product. Required without `variationId`. */
  productId?: string | number | null | undefined;
  /** 1 to 999. */
  quantity?: number | null | undefined;
  /** `Variation.id`: the product with the values that the variation has. `options` then has only what is missing there. */
  variationId?: string | number | null | undefined;
};

/** The coupon to apply. */
export type ApplyCouponInput = {
  code: string;
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

/** The filters of a listing. */
export type FilterSlug =
  | 'AVAILABILITY'
  | 'BRANDS'
  | 'CATEGORIES'
  | 'COLLECTIONS'
  | 'COLORS'
  | 'DISCOUNTS'
  | 'FABRICS'
  | 'LENGTHS'
  | 'OCCASIONS'
  | 'SIZES';

/** Filters of a listing. A product must match at least one value of every list. */
export type ListingFilter = {
  /** `in-stock` for products that can be bought, if the filter `AVAILABILITY` is offered. */
  availability?: Array<string> | null | undefined;
  /** Slugs of brands, for example `asava`. */
  brands?: Array<string> | null | undefined;
  /** Slugs of categories; subcategories are included. */
  categories?: Array<string> | null | undefined;
  collections?: Array<string> | null | undefined;
  colors?: Array<string> | null | undefined;
  /** Discounts in percent, for example `20`. */
  discounts?: Array<string> | null | undefined;
  fabrics?: Array<string> | null | undefined;
  /**
   * `id` or `databaseId` of products, or a `Variation.id` of theirs: returns these, in this order, without those that are no
   * longer sold. At most 24, and no other filter beside them.
   */
  ids?: Array<string | number> | null | undefined;
  lengths?: Array<string> | null | undefined;
  /**
   * The highest price in whole units of the currency, at most 9999999. With `minPrice`, one variation must be in the range. A range that is
   * reversed or out of bounds is an error with code INVALID.
   */
  maxPrice?: number | null | undefined;
  /** The lowest price in whole units of the currency, from 0: products with a variation that costs at least this. Sale prices count. */
  minPrice?: number | null | undefined;
  /** Occasions that a product is for, for example `wedding-guest`, if the filter `OCCASIONS` is offered. */
  occasions?: Array<string> | null | undefined;
  /** Search text, at most 200 characters. */
  search?: string | null | undefined;
  /** Sizes. With `colors`, a product has a variation in stock that is in one of the sizes and one of the colours. */
  sizes?: Array<string> | null | undefined;
  /** Only products on sale. */
  specialPrice?: boolean | null | undefined;
  /**
   * The slug of the category whose page is shown. Of `categories`, only its subcategories apply, and only they are filter
   * terms. The listing is `null` if the category does not exist.
   */
  within?: string | null | undefined;
};

/** The order of a listing. It is total, so pages do not overlap. */
export type ListingSort =
  /** Newest first. */
  | 'DATE_DESC'
  /** The order set by the merchant. */
  | 'DEFAULT'
  /** Most popular first. */
  | 'POPULARITY_DESC'
  /** Price: low to high. */
  | 'PRICE_ASC'
  /** Price: high to low. */
  | 'PRICE_DESC';

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

/** The line to remove. */
export type RemoveCartItemInput = {
  /** `CartItem.key` of the line. */
  key: string;
};

/** The coupon to remove. */
export type RemoveCouponInput = {
  code: string;
};

/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: string;
  value: string;
};

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** The new quantity of a line. */
export type UpdateCartItemInput = {
  /** `CartItem.key` of the line. */
  key: string;
  quantity: number;
};

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

export type AgentMoneyFragment = { amount: number, currencyCode: string };

export type AgentImageFragment = { alt: string, sizes: { large: { url: string, width: number, height: number } } };

type AgentCard_Product_Fragment = { databaseId: string, name: string, url: string, slug: string, stockStatus: StockStatus, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, brands: Array<{ name: string }>, options: Array<{ slug: string, name: string, values: Array<
      | { slug: string, label: string }
      | { slug: string, label: string }
      | { slug: string, label: string }
      | { slug: string, label: string }
    > }>, variations: Array<{ id: string, stockStatus: StockStatus, stockLeft: number | null, gtin: string | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> };

type AgentCard_ProductCard_Fragment = { databaseId: string, name: string, url: string, slug: string, stockStatus: StockStatus, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, brands: Array<{ name: string }>, options: Array<{ slug: string, name: string, values: Array<
      | { slug: string, label: string }
      | { slug: string, label: string }
      | { slug: string, label: string }
      | { slug: string, label: string }
    > }>, variations: Array<{ id: string, stockStatus: StockStatus, stockLeft: number | null, gtin: string | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> };

export type AgentCardFragment =
  | AgentCard_Product_Fragment
  | AgentCard_ProductCard_Fragment
;

export type AgentSearchQueryVariables = Exact<{
  filter?: ListingFilter | null | undefined;
  sort?: ListingSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AgentSearchQuery = { listing: { totalCount: number, nodes: Array<{ databaseId: string, name: string, url: string, slug: string, stockStatus: StockStatus, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, brands: Array<{ name: string }>, options: Array<{ slug: string, name: string, values: Array<
          | { slug: string, label: string }
          | { slug: string, label: string }
          | { slug: string, label: string }
          | { slug: string, label: string }
        > }>, variations: Array<{ id: string, stockStatus: StockStatus, stockLeft: number | null, gtin: string | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> }>, shownColors: Array<{ productId: string, selectedOption: { value: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AgentFiltersQueryVariables = Exact<{
  filter?: ListingFilter | null | undefined;
}>;


export type AgentFiltersQuery = { listing: { filters: Array<{ slug: FilterSlug, terms: Array<{ slug: string, name: string, count: number, group: string | null }> }>, priceRange: { lowest: { amount: number, currencyCode: string }, highest: { amount: number, currencyCode: string } } | null } | null };

export type AgentProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type AgentProductsQuery = { listing: { nodes: Array<{ databaseId: string, name: string, url: string, slug: string, stockStatus: StockStatus, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, brands: Array<{ name: string }>, options: Array<{ slug: string, name: string, values: Array<
          | { slug: string, label: string }
          | { slug: string, label: string }
          | { slug: string, label: string }
          | { slug: string, label: string }
        > }>, variations: Array<{ id: string, stockStatus: StockStatus, stockLeft: number | null, gtin: string | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> }> } | null };

export type AgentProductQueryVariables = Exact<{
  slug: string;
}>;


export type AgentProductQuery = { product: { description: string, composition: string | null, code: string, gtin: string | null, sizeText: string | null, databaseId: string, name: string, url: string, slug: string, stockStatus: StockStatus, gallery: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, categories: Array<{ name: string }>, careInstructions: Array<{ title: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, brands: Array<{ name: string }>, options: Array<{ slug: string, name: string, values: Array<
        | { slug: string, label: string }
        | { slug: string, label: string }
        | { slug: string, label: string }
        | { slug: string, label: string }
      > }>, variations: Array<{ id: string, stockStatus: StockStatus, stockLeft: number | null, gtin: string | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> } | null };

export type AgentSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentSiteQuery = { site: { settings: { currencyCode: string, checkoutUrl: string | null, contactInfo: { phoneNumber: string, email: string }, freeShippingFrom: { amount: number, currencyCode: string } | null, delivery: { minDays: number, maxDays: number, price: { amount: number, currencyCode: string } } | null, returns: { days: number, isFree: boolean } | null }, info: { name: string, description: string } } | null };

export type AgentPageQueryVariables = Exact<{
  key: string;
}>;


export type AgentPageQuery = { page: { title: string, content: string } | null };

export type AgentStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentStoresQuery = { stores: { nodes: Array<{ slug: string, name: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string } }> } | null };

export type AgentTotalsFragment = { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } };

export type AgentCartFragment = { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } };

type AgentProblems_AddAddressPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_AddToCartPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_AddToWishlistPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_ApplyCouponPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_CancelOrderPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_ChangePasswordPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_ConfirmNewsletterPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_ConfirmPaymentPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_ConfirmStockAlertPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_CreateAccountFromOrderPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_DeleteAccountPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_LoginPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_LogoutPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_OrderAgainPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_PayByCardPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_PayByRedirectPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_PlaceOrderPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RegisterPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RemoveAddressPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RemoveCartItemPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RemoveCouponPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RemoveFromWishlistPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RequestAccountDeletionPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RequestOrderLinkPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RequestPasswordResetPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RequestReturnPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_RequestStockAlertPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_ResetPasswordPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_SetGiftWrapPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_SubmitFormPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_UnsubscribeNewsletterPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_UnsubscribeStockAlertsPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_UpdateAddressPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_UpdateCartItemPayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

type AgentProblems_UpdateProfilePayload_Fragment = { userErrors: Array<{ code: UserErrorCode, message: string }> };

export type AgentProblemsFragment =
  | AgentProblems_AddAddressPayload_Fragment
  | AgentProblems_AddToCartPayload_Fragment
  | AgentProblems_AddToWishlistPayload_Fragment
  | AgentProblems_ApplyCouponPayload_Fragment
  | AgentProblems_CancelOrderPayload_Fragment
  | AgentProblems_ChangePasswordPayload_Fragment
  | AgentProblems_ConfirmNewsletterPayload_Fragment
  | AgentProblems_ConfirmPaymentPayload_Fragment
  | AgentProblems_ConfirmStockAlertPayload_Fragment
  | AgentProblems_CreateAccountFromOrderPayload_Fragment
  | AgentProblems_DeleteAccountPayload_Fragment
  | AgentProblems_LoginPayload_Fragment
  | AgentProblems_LogoutPayload_Fragment
  | AgentProblems_OrderAgainPayload_Fragment
  | AgentProblems_PayByCardPayload_Fragment
  | AgentProblems_PayByRedirectPayload_Fragment
  | AgentProblems_PlaceOrderPayload_Fragment
  | AgentProblems_RegisterPayload_Fragment
  | AgentProblems_RemoveAddressPayload_Fragment
  | AgentProblems_RemoveCartItemPayload_Fragment
  | AgentProblems_RemoveCouponPayload_Fragment
  | AgentProblems_RemoveFromWishlistPayload_Fragment
  | AgentProblems_RequestAccountDeletionPayload_Fragment
  | AgentProblems_RequestOrderLinkPayload_Fragment
  | AgentProblems_RequestPasswordResetPayload_Fragment
  | AgentProblems_RequestReturnPayload_Fragment
  | AgentProblems_RequestStockAlertPayload_Fragment
  | AgentProblems_ResetPasswordPayload_Fragment
  | AgentProblems_SetGiftWrapPayload_Fragment
  | AgentProblems_SubmitFormPayload_Fragment
  | AgentProblems_UnsubscribeNewsletterPayload_Fragment
  | AgentProblems_UnsubscribeStockAlertsPayload_Fragment
  | AgentProblems_UpdateAddressPayload_Fragment
  | AgentProblems_UpdateCartItemPayload_Fragment
  | AgentProblems_UpdateProfilePayload_Fragment
;

export type AgentCartStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentCartStateQuery = { cart: { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } } | null };

export type AgentAddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AgentAddToCartMutation = { addToCart: { cart: { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } | null };

export type AgentUpdateCartItemMutationVariables = Exact<{
  input: UpdateCartItemInput;
}>;


export type AgentUpdateCartItemMutation = { updateCartItem: { cart: { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } | null };

export type AgentRemoveCartItemMutationVariables = Exact<{
  input: RemoveCartItemInput;
}>;


export type AgentRemoveCartItemMutation = { removeCartItem: { cart: { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } | null };

export type AgentApplyCouponMutationVariables = Exact<{
  input: ApplyCouponInput;
}>;


export type AgentApplyCouponMutation = { applyCoupon: { cart: { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } | null };

export type AgentRemoveCouponMutationVariables = Exact<{
  input: RemoveCouponInput;
}>;


export type AgentRemoveCouponMutation = { removeCoupon: { cart: { items: Array<{ key: string, name: string, quantity: number, images: Array<{ alt: string, sizes: { large: { url: string, width: number, height: number } } }>, price: { amount: number, currencyCode: string }, selectedOptions: Array<{ value: string, label: string | null }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: CartNoticeCode, message: string }>, totals: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } | null };

export type AgentCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentCheckoutQuery = { checkout: { countries: Array<{ code: string }>, provinces: Array<{ code: string, name: string }>, shippingMethods: Array<{ id: string, title: string, provinces: Array<string> | null, price: { amount: number, currencyCode: string }, freeFrom: { amount: number, currencyCode: string } | null }> } | null };

export type AgentEstimateQueryVariables = Exact<{
  shippingMethod: string | number;
  province?: string | null | undefined;
}>;


export type AgentEstimateQuery = { estimate: { totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string } } | null };

export type AgentOrderQueryVariables = Exact<{
  id: string | number;
  key?: string | null | undefined;
}>;


export type AgentOrderQuery = { order: { number: string, createdDate: string, status: OrderStatus, total: { amount: number, currencyCode: string }, subTotal: { amount: number, currencyCode: string }, discountTotal: { amount: number, currencyCode: string }, giftWrapTotal: { amount: number, currencyCode: string }, shippingTotal: { amount: number, currencyCode: string }, shipping: { province: string, country: string }, items: Array<{ name: string, url: string | null, quantity: number, image: { alt: string, sizes: { large: { url: string, width: number, height: number } } } | null, price: { amount: number, currencyCode: string }, total: { amount: number, currencyCode: string } }>, refunds: Array<{ id: string, status: RefundStatus, requestedDate: string, amount: { amount: number, currencyCode: string } }>, shipments: Array<{ carrier: string, trackingNumber: string, trackingUrl: string | null, sentDate: string }>, timeline: Array<{ name: OrderStepName, date: string | null }> } | null };

/** The operations of these documents by name. */
export type Operations = {
  AgentSearch: { variables: AgentSearchQueryVariables; data: AgentSearchQuery };
  AgentFilters: { variables: AgentFiltersQueryVariables; data: AgentFiltersQuery };
  AgentProducts: { variables: AgentProductsQueryVariables; data: AgentProductsQuery };
  AgentProduct: { variables: AgentProductQueryVariables; data: AgentProductQuery };
  AgentSite: { variables: AgentSiteQueryVariables; data: AgentSiteQuery };
  AgentPage: { variables: AgentPageQueryVariables; data: AgentPageQuery };
  AgentStores: { variables: AgentStoresQueryVariables; data: AgentStoresQuery };
  AgentCartState: { variables: AgentCartStateQueryVariables; data: AgentCartStateQuery };
  AgentAddToCart: { variables: AgentAddToCartMutationVariables; data: AgentAddToCartMutation };
  AgentUpdateCartItem: { variables: AgentUpdateCartItemMutationVariables; data: AgentUpdateCartItemMutation };
  AgentRemoveCartItem: { variables: AgentRemoveCartItemMutationVariables; data: AgentRemoveCartItemMutation };
  AgentApplyCoupon: { variables: AgentApplyCouponMutationVariables; data: AgentApplyCouponMutation };
  AgentRemoveCoupon: { variables: AgentRemoveCouponMutationVariables; data: AgentRemoveCouponMutation };
  AgentCheckout: { variables: AgentCheckoutQueryVariables; data: AgentCheckoutQuery };
  AgentEstimate: { variables: AgentEstimateQueryVariables; data: AgentEstimateQuery };
  AgentOrder: { variables: AgentOrderQueryVariables; data: AgentOrderQuery };
};