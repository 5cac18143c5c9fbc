export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Sanitized CSS: only allowed properties. Clients must scope it to its page. */
  Css: { input: string; output: string; }
  /** A currency by its code of ISO 4217, for example `THB`. */
  CurrencyCode: { input: string; output: string; }
  /** A date without a time, `YYYY-MM-DD`, for example a birth date. */
  Date: { input: string; output: string; }
  /** A date and time in ISO 8601, for example `2026-11-21T09:30:00+07:00`. The offset is always +07:00 (Asia/Bangkok). */
  DateTime: { input: string; output: string; }
  /** A number with at most two decimals, for example `4590` or `99.5`. As JSON and in documents it is a number, not text. */
  Decimal: { input: number; output: number; }
  /** Sanitized HTML: without scripts, event handlers and `javascript:` links. Safe to insert into a page. */
  Html: { input: string; output: string; }
  /** A file, sent as described in the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
};

/** A new address of the address book. */
export type AddAddressInput = {
  address: AddressInput;
  /** Makes it the default instead of another one. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A product to add to the bag. */
export type AddToCartInput = {
  /**
   * A value for each option of a variable product, and the texts of those of its text options that the shopper wants. Options
   * that are missing or wrong are errors at `options`.
   */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** `id` or `databaseId` of a product. Required without `variationId`. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 999. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** `Variation.id`: the product with the values that the variation has. `options` then has only what is missing there. */
  variationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The product to save. */
export type AddToWishlistInput = {
  /** The option values that were selected. Saving the product again replaces them. A CMS may ignore them. */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** `id` or `databaseId` of a product. */
  productId: Scalars['ID']['input'];
};

/** A shipping or billing address. */
export type AddressInput = {
  address1: Scalars['String']['input'];
  address2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Required for billing. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  /** Accepts a sub-district, district and postcode that `areas` does not have together, such as those of a new sub-district. */
  isAreaConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
  province: Scalars['String']['input'];
  /** In Thailand it has to be in the district `city`. */
  subdistrict?: InputMaybe<Scalars['String']['input']>;
  /** The branch of the company that the invoice shows: up to five digits; without it the head office. For billing. */
  taxBranch?: InputMaybe<Scalars['String']['input']>;
  /** The tax id that the invoice shows, 13 digits with a check digit. For billing. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** The coupon to apply. */
export type ApplyCouponInput = {
  code: Scalars['String']['input'];
};

/** The order to cancel. */
export type CancelOrderInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
};

/** The status of a payment that is confirmed at a bank, such as one by card. */
export type CardPaymentStatus =
  /** Nothing has been charged yet. */
  | 'DUE'
  /** The bank did not confirm the payment in time. */
  | 'EXPIRED'
  | 'FAILED'
  /** The bank has not confirmed the payment yet. */
  | 'PENDING'
  | 'SUCCESSFUL';

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

/** A new password of the signed-in customer. */
export type ChangePasswordInput = {
  confirmPassword: Scalars['String']['input'];
  /** The password that is replaced. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
};

/** The key of a subscription. */
export type ConfirmNewsletterInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** A transfer slip and its order. */
export type ConfirmPaymentInput = {
  /** The amount in the currency of the shop. Required without `transferAmount`. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The bank to which the money was transferred. */
  bank: Scalars['String']['input'];
  /** The access key from the email to a guest, instead of a session or the phone number of the order. */
  key?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** The order number, digits only. */
  order: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  /** A JPEG or PNG of at most 2,097,152 bytes. */
  slip: Scalars['Upload']['input'];
  /** The amount as a shopper typed it, such as `฿1,290.-`, for forms: text that is no amount is an error at this field. */
  transferAmount?: InputMaybe<Scalars['String']['input']>;
};

/** The key of a request. */
export type ConfirmStockAlertInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** The order of a guest. */
export type CreateAccountFromOrderInput = {
  /** The access key from the email to a guest. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
};

/** Confirms the deletion of an account. */
export type DeleteAccountInput = {
  /** The key from the link in the email, for an account without a password. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Required for an account with a password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The values of `extensions.code` in `errors`. `extensions.isSpecific` is true for a message that describes this failure to
 * shoppers; others are general, or for developers. `extensions.requestId` finds the request in the log.
 */
export type ErrorCode =
  /** The response of the CMS breaks its contract. Outside production `extensions` has the call, the field and the problem. */
  | 'BAD_CMS_RESPONSE'
  /** The request is no GraphQL request. */
  | 'BAD_REQUEST'
  /** A variable is missing or does not have the type of the schema. `extensions.field` is its path, such as `input.quantity`. */
  | 'BAD_USER_INPUT'
  /** The CMS did not respond in time. */
  | 'CMS_TIMEOUT'
  /** The CMS cannot be reached, or is not ready. */
  | 'CMS_UNAVAILABLE'
  /** Something forbids it, for example a CMS without card payments. */
  | 'CONFLICT'
  /** The document has more fields, aliases or levels than allowed. */
  | 'DOCUMENT_TOO_LARGE'
  /** The response of the CMS was empty. */
  | 'EMPTY_RESPONSE'
  /** The visitor may not do this. */
  | 'FORBIDDEN'
  /** The document is no GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A fault of the shop or the CMS, whose details are in the log. */
  | 'INTERNAL'
  /** An argument is malformed or out of range. `extensions.fields` has a message for each. */
  | 'INVALID'
  /** Something that the field needs does not exist. */
  | 'NOT_FOUND'
  /** The document has no operation of the requested name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** An item that the field needs is not in stock. */
  | 'OUT_OF_STOCK'
  /** The shop is too busy. `Retry-After` has the seconds to wait. */
  | 'OVERLOADED'
  /** The shop has no document with this hash, such as one of a build that is too old. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** In production only the shop's own documents are executed. */
  | 'PERSISTED_QUERY_ONLY'
  /** Too many requests. `extensions.retryAfter` has the seconds to wait. */
  | 'RATE_LIMITED'
  /** The request is too large for the CMS. */
  | 'TOO_LARGE'
  /** The visitor has to sign in. */
  | 'UNAUTHENTICATED'
  /** The CMS does not accept this type of data. */
  | 'UNSUPPORTED_TYPE';

/** The kind of media above a listing. */
export type FeaturedType =
  | 'IMAGE'
  | 'VIDEO';

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

/** A field of a form. */
export type FormFieldInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** A form of the shop. */
export type FormName =
  /** The newsletter form of the footer: `email`. */
  | 'NEWSLETTER'
  /** The newsletter form of the popup: `email`, `brand` with one name or both, separated by a comma, and `consent`. */
  | 'NEWSLETTER_POPUP';

/** A language of the shop's texts. */
export type Language =
  /** English, the default. */
  | 'EN'
  /** Thai. A text that has no translation is in English. */
  | 'TH';

/** Filters of a listing. A product must match at least one value of every list. */
export type ListingFilter = {
  /** `in-stock` for products that can be bought, if the filter `AVAILABILITY` is offered. */
  availability?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of brands, for example `asava`. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of categories; subcategories are included. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Discounts in percent, for example `20`. */
  discounts?: InputMaybe<Array<Scalars['String']['input']>>;
  fabrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * `id` or `databaseId` of products, or a `Variation.id` of theirs: returns these, in this order, without those that are no
   * longer sold. At most 24, and no other filter beside them.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lengths?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The highest price in whole units of the currency, at most 9999999. With `minPrice`, one variation must be in the range. A range that is
   * reversed or out of bounds is an error with code INVALID.
   */
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** The lowest price in whole units of the currency, from 0: products with a variation that costs at least this. Sale prices count. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Occasions that a product is for, for example `wedding-guest`, if the filter `OCCASIONS` is offered. */
  occasions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Search text, at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Sizes. With `colors`, a product has a variation in stock that is in one of the sizes and one of the colours. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only products on sale. */
  specialPrice?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The slug of the category whose page is shown. Of `categories`, only its subcategories apply, and only they are filter
   * terms. The listing is `null` if the category does not exist.
   */
  within?: InputMaybe<Scalars['String']['input']>;
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

/** Credentials of a customer. */
export type LoginInput = {
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** An email address or username. */
  username: Scalars['String']['input'];
};

/** The layout of a panel. */
export type MegaMenuType =
  | 'ASAVA'
  | 'ASV'
  | 'COLLABORATION'
  | 'GROUP'
  | 'PROJECTS';

/** The kind of swatch that shows a value of an option. */
export type OptionValueType =
  | 'COLOR'
  | 'IMAGE'
  | 'TEXT'
  | 'TWO_COLORS';

/** The order whose pieces are bought again. */
export type OrderAgainInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
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

/** The order, and the card that pays it. */
export type PayByCardInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
  /** The token that the script of the payment provider made of the card. */
  token: Scalars['String']['input'];
};

/** The order, and how it is paid. */
export type PayByRedirectInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
  /** The `code` of one of the payment's `sources`. */
  source: Scalars['String']['input'];
};

/** The state of a payment or refund. */
export type PaymentEntryStatus =
  /** A refund that has arrived. */
  | 'DONE'
  /** A refund that failed; support sends it again. */
  | 'FAILED'
  /** A refund that is requested or sent. */
  | 'PENDING'
  /** A payment that pays for its order. */
  | 'RECEIVED'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** A payment that its order could not take, such as a second one. It is refunded. */
  | 'UNUSABLE';

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

/** Data of a new order. */
export type PlaceOrderInput = {
  billing: AddressInput;
  /** The amount of the total that the shopper has seen. If it has changed, the code is CONFLICT. */
  expectedTotal: Scalars['Decimal']['input'];
  /** A unique key that the client creates for each order, 1 to 200 printable ASCII characters. Repeating a request with the same key and input returns the same order. */
  idempotencyKey: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** One of `checkout.paymentMethods`. */
  paymentMethod: PaymentMethod;
  shipping: AddressInput;
  /** `id` or `code` of a method of `checkout.shippingMethods`. */
  shippingMethod: Scalars['ID']['input'];
  /** The slug of one of the method's `stores`; without it, the first one. The delivery address is then the store's: of `shipping`, only names and phone number are used, and `billing` needs an address only with a tax id. */
  store?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the product has options to choose. */
export type ProductType =
  | 'SIMPLE'
  | 'VARIABLE';

/** The status of a PromptPay payment. */
export type PromptPayStatus =
  | 'EXPIRED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESSFUL';

/** When the purchase of an order is reported to the tags. */
export type PurchaseEvent =
  /** Once its money is there. */
  | 'PAID'
  /** When it is placed. */
  | 'PLACED';

/** The value that is reported of an order to the tags. */
export type PurchaseValue =
  /** Its items after coupons with their tax, without delivery. */
  | 'GROSS'
  /** Its items after coupons, without tax and delivery. */
  | 'NET'
  /** All that is paid. */
  | 'TOTAL';

/** The shopper's bank account for a refund. */
export type RefundAccountInput = {
  accountName: Scalars['String']['input'];
  /** 10 to 15 digits. */
  accountNumber: Scalars['String']['input'];
  bank: Scalars['String']['input'];
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

/** Data of a new account. */
export type RegisterInput = {
  /** Not later than today. */
  birthDate: Scalars['Date']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** At least 8 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

/** The address to remove. */
export type RemoveAddressInput = {
  id: Scalars['ID']['input'];
};

/** The line to remove. */
export type RemoveCartItemInput = {
  /** `CartItem.key` of the line. */
  key: Scalars['String']['input'];
};

/** The coupon to remove. */
export type RemoveCouponInput = {
  code: Scalars['String']['input'];
};

/** The saved product to remove. */
export type RemoveFromWishlistInput = {
  /** `id` or `databaseId` of a product. */
  productId: Scalars['ID']['input'];
};

/** The order, and what identifies its buyer. */
export type RequestOrderLinkInput = {
  /** The email address of the order. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
  /** A phone number of the order, instead of its email address. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Whose password is reset. */
export type RequestPasswordResetInput = {
  /** An email address or username. */
  username: Scalars['String']['input'];
};

/** The pieces to return. */
export type RequestReturnInput = {
  /** A unique key that the client creates for each request, 8 to 200 printable ASCII characters. Repeating it requests nothing more. */
  idempotencyKey: Scalars['String']['input'];
  items: Array<ReturnItemInput>;
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
  /** For an order that was paid by transfer or on delivery, whose money no payment provider can return. */
  refundAccount?: InputMaybe<RefundAccountInput>;
};

/** A sold-out product with the chosen options, and the email address to notify when it is back in stock. */
export type RequestStockAlertInput = {
  email: Scalars['String']['input'];
  /** A value for each option of a variable product. */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** `id` or `databaseId` of a product. */
  productId: Scalars['ID']['input'];
};

/** A new password, with the key and login from the link in the email. */
export type ResetPasswordInput = {
  confirmPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  resetKey: Scalars['String']['input'];
  resetLogin: Scalars['String']['input'];
};

/** Pieces of an item of an order to return. */
export type ReturnItemInput = {
  /**
   * `Exchange.variation` of the size to send instead, which is put aside. Without it the money goes back. CONFLICT: it has been
   * sold.
   */
  exchange?: InputMaybe<Scalars['String']['input']>;
  /** `OrderItem.line` of the item. */
  line: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
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

/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** The gift wrapping of the bag. */
export type SetGiftWrapInput = {
  /** The message on the card, at most `GiftWrapOffer.maxLength` characters, or an empty text. `null` leaves the wrapping out. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** A service whose accounts can sign in. */
export type SocialProvider =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE'
  | 'LINE'
  /** A service that this version does not know. */
  | 'UNKNOWN';

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** The order of stories. */
export type StorySort =
  /** Oldest first. */
  | 'DATE_ASC'
  /** Newest first. */
  | 'DATE_DESC'
  /** By title, from A. */
  | 'TITLE_ASC'
  /** By title, from Z. */
  | 'TITLE_DESC';

/** A form with its values. */
export type SubmitFormInput = {
  /** At most 50. */
  data: Array<FormFieldInput>;
  form: FormName;
};

/** The key of an address. */
export type UnsubscribeNewsletterInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** The key of an address. */
export type UnsubscribeStockAlertsInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** A changed address of the address book. */
export type UpdateAddressInput = {
  address: AddressInput;
  id: Scalars['ID']['input'];
  /** Makes it the default instead of another one. The default stays the default if this is `false`. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The new quantity of a line. */
export type UpdateCartItemInput = {
  /** `CartItem.key` of the line. */
  key: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};

/** New personal information of a customer. All fields are replaced. */
export type UpdateProfileInput = {
  /** Not later than today. */
  birthDate: Scalars['Date']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
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

/** The player of a video. */
export type VideoProvider =
  | 'HTML5'
  | 'VIMEO'
  | 'YOUTUBE';
