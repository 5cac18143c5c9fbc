import type { SafeCss } from '../scalars/css.ts';
import type { BangkokTime } from '../scalars/textScalars.ts';
import type { SafeHtml } from '../scalars/html.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Sanitized CSS: only allowed properties. Clients must scope it to its page. */
  Css: { input: string; output: SafeCss; }
  /** A currency by its code of ISO 4217, for example `THB`. */
  CurrencyCode: { input: string; output: string; }
  /** A date without a time, `YYYY-MM-DD`, for example a birth date. */
  Date: { input: string; output: string; }
  /** A date and time in ISO 8601, for example `2026-11-21T09:30:00+07:00`. The offset is always +07:00 (Asia/Bangkok). */
  DateTime: { input: string; output: BangkokTime; }
  /** A number with at most two decimals, for example `4590` or `99.5`. As JSON and in documents it is a number, not text. */
  Decimal: { input: number; output: number; }
  /** Sanitized HTML: without scripts, event handlers and `javascript:` links. Safe to insert into a page. */
  Html: { input: string; output: SafeHtml; }
  /** A file, sent as described in the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
};

/** A new address of the address book. */
export type AddAddressInput = {
  address: AddressInput;
  /** Makes it the default instead of another one. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The address book with the address. */
export type AddAddressPayload = Payload & {
  __typename?: 'AddAddressPayload';
  /** The whole address book, the default first. */
  addresses?: Maybe<Array<SavedAddress>>;
  userErrors: Array<UserError>;
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

/** The bag with the added product. */
export type AddToCartPayload = Payload & {
  __typename?: 'AddToCartPayload';
  /** The whole bag. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

/** The product to save. */
export type AddToWishlistInput = {
  /** The option values that were selected. Saving the product again replaces them. A CMS may ignore them. */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** `id` or `databaseId` of a product. */
  productId: Scalars['ID']['input'];
};

/** The result of saving a product. */
export type AddToWishlistPayload = Payload & {
  __typename?: 'AddToWishlistPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A shipping or billing address. */
export type Address = {
  __typename?: 'Address';
  address1: Scalars['String']['output'];
  address2?: Maybe<Scalars['String']['output']>;
  /** District. */
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code of two letters. */
  country: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  /** Its name, as in `checkout.provinces`. */
  province: Scalars['String']['output'];
  /** The slug of the store at which the order is collected. Its name is `address1`. `null` for an order that is delivered. */
  store?: Maybe<Scalars['String']['output']>;
  /** The sub-district, if it is known apart from `address2`. */
  subdistrict?: Maybe<Scalars['String']['output']>;
  /** The branch of the company `company` that has this tax id: five digits, `00000` for its head office. */
  taxBranch?: Maybe<Scalars['String']['output']>;
  /** The tax id of the buyer, 13 digits. */
  taxId?: Maybe<Scalars['String']['output']>;
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

/** A product with chosen options. */
export type AlertedProduct = {
  __typename?: 'AlertedProduct';
  /** The name, with the chosen options. */
  name: Scalars['String']['output'];
  /** The path of its page, with the options selected. */
  url: Scalars['String']['output'];
};

/** The coupon to apply. */
export type ApplyCouponInput = {
  code: Scalars['String']['input'];
};

/** The bag with the coupon. */
export type ApplyCouponPayload = Payload & {
  __typename?: 'ApplyCouponPayload';
  /** The whole bag. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

/** A sub-district, with the parts of an address that belong to it. */
export type Area = {
  __typename?: 'Area';
  district: Scalars['String']['output'];
  /** The names of the three in the other language: in Thai, or in English in a response in Thai. */
  localName?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  /** Its name, as in `checkout.provinces`. */
  province: Scalars['String']['output'];
  subdistrict: Scalars['String']['output'];
};

/** A bank account of the shop. */
export type BankAccount = {
  __typename?: 'BankAccount';
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  bankLogo?: Maybe<BankLogo>;
  bankName: Scalars['String']['output'];
};

/** The logo of a bank. */
export type BankLogo = {
  __typename?: 'BankLogo';
  alt: Scalars['String']['output'];
  sizes: ImageSizes;
};

/** A slide of a banner slider. */
export type BannerSlide = {
  __typename?: 'BannerSlide';
  desktop: Image;
  link?: Maybe<Link>;
  mobile: Image;
  text?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A carousel of large pictures. */
export type BannerSlider = {
  __typename?: 'BannerSlider';
  slides: Array<BannerSlide>;
};

/** A brand that the shop sells. */
export type Brand = {
  __typename?: 'Brand';
  /** The accent colour as `#rrggbb`, readable on the shop's backgrounds. Null for the default accent. */
  accent?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

/** An entry of the breadcrumb navigation. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The order to cancel. */
export type CancelOrderInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
};

/** The cancelled order. */
export type CancelOrderPayload = Payload & {
  __typename?: 'CancelOrderPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  /** The order after it was cancelled. It is read again: `null` with an error if only that fails. */
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** A payment by card. */
export type CardPayment = {
  __typename?: 'CardPayment';
  /** The URL at which the bank confirms a pending payment (3-D Secure). */
  authorizeUrl?: Maybe<Scalars['String']['output']>;
  /** Why the payment failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The shop's public key for card tokens. */
  publicKey: Scalars['String']['output'];
  /** The script that makes card tokens. */
  scriptUrl: Scalars['String']['output'];
  status: CardPaymentStatus;
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

/** A care instruction. */
export type CareInstruction = {
  __typename?: 'CareInstruction';
  /** The name of an icon, for example `hand-wash`. */
  icon: Scalars['String']['output'];
  precautions: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** The shopping bag. All amounts are calculated by the CMS. */
export type Cart = {
  __typename?: 'Cart';
  coupons: Array<Coupon>;
  fees: Array<Fee>;
  /** The gift wrapping that was chosen; its price is one of the fees. `null` without it. */
  giftWrap?: Maybe<GiftWrap>;
  /** The same for every visitor, because a visitor has one bag. */
  id: Scalars['ID']['output'];
  /** Number of pieces in all lines. */
  itemCount: Scalars['Int']['output'];
  items: Array<CartItem>;
  /** Messages for the shopper, for example that only two pieces are left. */
  notices: Array<CartNotice>;
  totals: CartTotals;
};

/** A line of the bag. */
export type CartItem = {
  __typename?: 'CartItem';
  /** The name of its brand. `null` if the CMS sends none. */
  brand?: Maybe<Scalars['String']['output']>;
  images: Array<Image>;
  /** Whether it is shown as new. */
  isNew: Scalars['Boolean']['output'];
  /** Identifies the line in `updateCartItem` and `removeCartItem`. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  price: Money;
  /** The product. `null` if it is no longer sold. The cards of all lines take one call to the CMS. */
  product?: Maybe<ProductCard>;
  /** `databaseId` of the product. */
  productId: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  quantityLimits: QuantityLimits;
  /** The price without the sale. */
  regularPrice: Money;
  /** Its value of each option, and its texts. */
  selectedOptions: Array<CartItemOption>;
  /** Price × quantity. */
  total?: Maybe<Money>;
  /** The path of the product page. */
  url: Scalars['String']['output'];
};

/** A chosen option of a line. */
export type CartItemOption = {
  __typename?: 'CartItemOption';
  /** Whether the shopper typed the value. Show such a text with the option's name: letters alone explain little. */
  isText: Scalars['Boolean']['output'];
  /** The value's label, for example `M`, or the text. */
  label?: Maybe<Scalars['String']['output']>;
  /** The option's name, for example `Size`. */
  name?: Maybe<Scalars['String']['output']>;
  /** The option's slug. */
  option: Scalars['String']['output'];
  /** The value's slug, or the text. */
  value: Scalars['String']['output'];
};

/** A message about the bag or one of its lines. */
export type CartNotice = {
  __typename?: 'CartNotice';
  code: CartNoticeCode;
  /** The key of the line. `null` if the message is about the whole bag. */
  key?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
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

/** The totals of the bag. */
export type CartTotals = {
  __typename?: 'CartTotals';
  taxLines: Array<TaxLine>;
  totalDiscount: Money;
  totalDiscountTax: Money;
  totalFees: Money;
  totalFeesTax: Money;
  totalItems: Money;
  totalItemsTax: Money;
  totalPrice: Money;
  /** The sum of regular prices minus current prices. */
  totalSaving: Money;
  totalShipping: Money;
  totalShippingTax: Money;
  totalTax: Money;
};

/** A new password of the signed-in customer. */
export type ChangePasswordInput = {
  confirmPassword: Scalars['String']['input'];
  /** The password that is replaced. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters with a digit, a lowercase and an uppercase letter. */
  password: Scalars['String']['input'];
};

/** The result of replacing a password. */
export type ChangePasswordPayload = Payload & {
  __typename?: 'ChangePasswordPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Data for the checkout. */
export type Checkout = {
  __typename?: 'Checkout';
  /** The address book of the customer, the default first. Empty for guests. */
  addresses: Array<SavedAddress>;
  /** The billing address of the last order. `null` for guests. */
  billing?: Maybe<Address>;
  countries: Array<Country>;
  /** Gift wrapping, which `setGiftWrap` chooses. `null` if the CMS does not offer it. */
  giftWrap?: Maybe<GiftWrapOffer>;
  /** Whether `areas` finds the sub-districts of addresses in Thailand. */
  hasAreas: Scalars['Boolean']['output'];
  paymentMethods: Array<PaymentChoice>;
  provinces: Array<Province>;
  /** The default of the address book, or the shipping address of the last order. `null` for guests. */
  shipping?: Maybe<Address>;
  shippingMethods: Array<ShippingMethod>;
};

/** A value with one colour. */
export type ColorValue = OptionValue & {
  __typename?: 'ColorValue';
  /** The colour, as CSS. */
  color: Scalars['String']['output'];
  enableTooltip: Scalars['Boolean']['output'];
  isAvailable: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  type: OptionValueType;
};

/** Products that go with this one. */
export type CompleteTheLook = {
  __typename?: 'CompleteTheLook';
  gallery: Array<Image>;
  products: Array<ProductCard>;
};

/** The key of a subscription. */
export type ConfirmNewsletterInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** The confirmed subscription. */
export type ConfirmNewsletterPayload = Payload & {
  __typename?: 'ConfirmNewsletterPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
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

/** The result of sending a slip. */
export type ConfirmPaymentPayload = Payload & {
  __typename?: 'ConfirmPaymentPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** The key of a request. */
export type ConfirmStockAlertInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** The confirmed request. */
export type ConfirmStockAlertPayload = Payload & {
  __typename?: 'ConfirmStockAlertPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  /** The product with its options. `null` when the CMS does not name it. */
  product?: Maybe<AlertedProduct>;
  userErrors: Array<UserError>;
};

/** Contact details of support. */
export type ContactInfo = {
  __typename?: 'ContactInfo';
  address: Scalars['String']['output'];
  businessHours: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phoneNumber: Scalars['String']['output'];
};

/** A block of a page, shown in addition to its text. */
export type ContentBlock = BannerSlider | ProductSlider | Tiles | Video;

/** A country to which the shop delivers. */
export type Country = {
  __typename?: 'Country';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A coupon that is applied to the bag. */
export type Coupon = {
  __typename?: 'Coupon';
  code: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  discount: Money;
};

/** The order of a guest. */
export type CreateAccountFromOrderInput = {
  /** The access key from the email to a guest. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
};

/** The result of requesting an account for an order. */
export type CreateAccountFromOrderPayload = Payload & {
  __typename?: 'CreateAccountFromOrderPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A coupon of a customer. */
export type CustomerCoupon = {
  __typename?: 'CustomerCoupon';
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** The amount that the order saved. */
  discount?: Maybe<Money>;
  expiresDate?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the customer can use it now. `false` for one that an order has used. */
  isAvailable: Scalars['Boolean']['output'];
  /** The minimum total of items. `null` if there is none. */
  minimum?: Maybe<Money>;
  /** The order that used it. */
  orderId?: Maybe<Scalars['String']['output']>;
  usedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** Confirms the deletion of an account. */
export type DeleteAccountInput = {
  /** The key from the link in the email, for an account without a password. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Required for an account with a password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of deleting an account. */
export type DeleteAccountPayload = Payload & {
  __typename?: 'DeleteAccountPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Standard delivery: its price, and how long it takes. */
export type DeliveryPromise = {
  __typename?: 'DeliveryPromise';
  maxDays: Scalars['Int']['output'];
  /** The working days that it takes at least, and at most. */
  minDays: Scalars['Int']['output'];
  /** Its price below `freeShippingFrom`. */
  price: Money;
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

/** Another size of a piece, in stock, that can be sent in its place. */
export type Exchange = {
  __typename?: 'Exchange';
  /** For example `M`. */
  label: Scalars['String']['output'];
  /** Identifies the size in `requestReturn`. */
  variation: Scalars['String']['output'];
};

/** A model in the images; measurements in centimetres. */
export type FashionModel = {
  __typename?: 'FashionModel';
  bust: Scalars['Float']['output'];
  height: Scalars['Float']['output'];
  hips: Scalars['Float']['output'];
  image?: Maybe<Image>;
  name: Scalars['String']['output'];
  /** The size that the model wears. */
  size: Scalars['String']['output'];
  waist: Scalars['Float']['output'];
};

/** A linked image with a title. */
export type FeaturedLink = {
  __typename?: 'FeaturedLink';
  image: Image;
  link: Link;
  text?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** The kind of media above a listing. */
export type FeaturedType =
  | 'IMAGE'
  | 'VIDEO';

/** An additional charge, for example for gift wrapping. */
export type Fee = {
  __typename?: 'Fee';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  total: Money;
};

/** A filter, with the terms that occur in the listing. */
export type Filter = {
  __typename?: 'Filter';
  /** For the filter CATEGORIES of a category page: the categories above that category, the highest first, for breadcrumbs. */
  above: Array<FilterTerm>;
  slug: FilterSlug;
  terms: Array<FilterTerm>;
  title: Scalars['String']['output'];
  /** For the filter CATEGORIES of a category page: that category. All terms are its subcategories. */
  within?: Maybe<FilterTerm>;
};

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

/** A value of a filter. */
export type FilterTerm = {
  __typename?: 'FilterTerm';
  /** For colours: the colour as CSS. */
  color?: Maybe<Scalars['String']['output']>;
  /** For terms with two colours: both as CSS. */
  colors?: Maybe<Array<Scalars['String']['output']>>;
  /** Number of products if this term is selected; -1 if the CMS does not count them. */
  count: Scalars['Int']['output'];
  /** The heading of the terms that belong together: for sizes the scale, for example `Shoes (EU)`. */
  group?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The slug of the term above: of a category, or the family of a colour. */
  parent?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
};

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

/** The option values that a listing's filter leaves of a product. */
export type FoundOptions = {
  __typename?: 'FoundOptions';
  productId: Scalars['String']['output'];
  selectedOptions: Array<SelectedOption>;
};

/** A page, a story or a look book that matches a search text. */
export type FoundPage = {
  __typename?: 'FoundPage';
  /** The part of the shop that it belongs to, for example `Stories`. */
  section?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The gift wrapping of a bag or an order. */
export type GiftWrap = {
  __typename?: 'GiftWrap';
  /** The message on the card. Empty for none. */
  message: Scalars['String']['output'];
};

/** Gift wrapping that can be chosen. */
export type GiftWrapOffer = {
  __typename?: 'GiftWrapOffer';
  /** Maximum number of characters of the message on the card. */
  maxLength: Scalars['Int']['output'];
  price: Money;
};

/** A heading. */
export type HeadlineSuggestion = {
  __typename?: 'HeadlineSuggestion';
  value: Scalars['String']['output'];
};

/** An image in several sizes. */
export type Image = {
  __typename?: 'Image';
  /** Alternative text. */
  alt: Scalars['String']['output'];
  /** The AVIF candidates of `sources`, as one string: smaller in lists of many pictures. `null` if there are none. */
  avifSrcset?: Maybe<Scalars['String']['output']>;
  /** A CSS colour to show until the image has loaded. */
  color?: Maybe<Scalars['String']['output']>;
  /** The addresses of the files. `null` if there is a `pattern`. */
  files?: Maybe<ImageFiles>;
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /**
   * The addresses of all files as one pattern with brace expansion: `/media/dress-{320,480}.{avif,jpg}` means four files,
   * AVIF and JPEG with widths of 320 and 480 pixels. Formats are listed best first, JPEG last. `null` if the addresses
   * differ by more than width and format; `files` then has them.
   */
  pattern?: Maybe<Scalars['String']['output']>;
  sizes: ImageSizes;
  /** Modern formats, best first, for `<source>` elements. */
  sources: Array<ImageSource>;
  /** JPEG candidates with widths, in the syntax of the `srcset` attribute. */
  srcset: Scalars['String']['output'];
  /** The full-size JPEG. */
  url: Scalars['String']['output'];
  /** The WebP candidates of `sources`. `null` if there are none. */
  webpSrcset?: Maybe<Scalars['String']['output']>;
  /** Width of the large rendition in pixels. All renditions have the same aspect ratio. */
  width: Scalars['Int']['output'];
};

/** The addresses of the files of an image; see `Image`. */
export type ImageFiles = {
  __typename?: 'ImageFiles';
  avifSrcset?: Maybe<Scalars['String']['output']>;
  srcset: Scalars['String']['output'];
  url: Scalars['String']['output'];
  webpSrcset?: Maybe<Scalars['String']['output']>;
};

/** A rendition of an image; width and height in pixels. */
export type ImageSize = {
  __typename?: 'ImageSize';
  height: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/** The four renditions of an image. */
export type ImageSizes = {
  __typename?: 'ImageSizes';
  full: ImageSize;
  large: ImageSize;
  medium: ImageSize;
  thumbnail: ImageSize;
};

/** The candidates of an image in one format. */
export type ImageSource = {
  __typename?: 'ImageSource';
  srcset: Scalars['String']['output'];
  /** A media type such as `image/avif`. */
  type: Scalars['String']['output'];
};

/** A value with an image, for example of a print. */
export type ImageValue = OptionValue & {
  __typename?: 'ImageValue';
  enableTooltip: Scalars['Boolean']['output'];
  imageUrl: Scalars['String']['output'];
  isAvailable: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  type: OptionValueType;
};

/** A language of the shop's texts. */
export type Language =
  /** English, the default. */
  | 'EN'
  /** Thai. A text that has no translation is in English. */
  | 'TH';

/** A link set by an editor. */
export type Link = {
  __typename?: 'Link';
  /** Whether it opens in a new tab. */
  isNewTab: Scalars['Boolean']['output'];
  /** The text of the link. `null` if the context has a text for it. */
  text?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

/** An account of another service that signs in to the account of the shop. */
export type LinkedProvider = {
  __typename?: 'LinkedProvider';
  /** When it was linked. `null` if the CMS does not record it. */
  linkedDate?: Maybe<Scalars['DateTime']['output']>;
  provider: SocialProvider;
};

/** A page of products, with filters and introduction. */
export type ListingConnection = {
  __typename?: 'ListingConnection';
  /** Introduction above the products. */
  content?: Maybe<Scalars['Html']['output']>;
  edges: Array<ListingEdge>;
  featuredImage?: Maybe<Image>;
  /** The crop of `featuredImage` that phones show. Null when they show the same picture. */
  featuredImageMobile?: Maybe<Image>;
  featuredType?: Maybe<FeaturedType>;
  featuredVideo?: Maybe<Scalars['String']['output']>;
  filters: Array<Filter>;
  /**
   * The option values that the colours and sizes of the filter leave of the products, for example the size that was filtered
   * for. The address of a product selects them.
   */
  foundOptions: Array<FoundOptions>;
  /** Look books to show between the products. */
  lookBooks: Array<ListingLookBook>;
  /** The nodes of the edges. */
  nodes: Array<ProductCard>;
  /** The brand that the search text names and the shop does not carry. `searchedFor` is the text without it, or what the brand is known for. */
  notCarried?: Maybe<Scalars['String']['output']>;
  /** Number of pages of this size. */
  pageCount: Scalars['Int']['output'];
  pageInfo: PageInfo;
  /** Pages, stories and look books that match the search text; only with the first page of products. */
  pages: Array<FoundPage>;
  /** The prices that `minPrice` and `maxPrice` can choose from. `null` if nothing fits, or if the CMS cannot filter by price. */
  priceRange?: Maybe<PriceRange>;
  /** The text that was searched for, because the one of the filter finds nothing, for example `dress` for `กพำหห`. `null` otherwise. */
  searchedFor?: Maybe<Scalars['String']['output']>;
  /**
   * For a listing of chosen colours: the colour in which a product is shown. Not a field of the product, which other listings
   * show in other colours.
   */
  shownColors: Array<ShownColor>;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A product and its place in a listing. */
export type ListingEdge = {
  __typename?: 'ListingEdge';
  cursor: Scalars['String']['output'];
  node: ProductCard;
};

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

/** A look book between the products of a listing. */
export type ListingLookBook = {
  __typename?: 'ListingLookBook';
  gallery: Array<Image>;
  id: Scalars['ID']['output'];
  /** The first image of the gallery, for the tile. */
  image?: Maybe<Image>;
  link: Link;
  title: Scalars['String']['output'];
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

/** The signed-in customer. */
export type LoginPayload = Payload & {
  __typename?: 'LoginPayload';
  userErrors: Array<UserError>;
  viewer?: Maybe<User>;
};

/** The logo: an image, or text if there is none. */
export type Logo = {
  __typename?: 'Logo';
  image?: Maybe<Image>;
  text: Scalars['String']['output'];
};

/** The result of signing out. */
export type LogoutPayload = Payload & {
  __typename?: 'LogoutPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** The page of a look book: a gallery of a collection. */
export type LookBook = Node & {
  __typename?: 'LookBook';
  description: Scalars['Html']['output'];
  gallery: Array<Image>;
  id: Scalars['ID']['output'];
  meta: PageMeta;
  name: Scalars['String']['output'];
  /** Products of the look book. `null` if it has none. */
  product?: Maybe<LookBookProduct>;
  showTitle: Scalars['Boolean']['output'];
  styles?: Maybe<Scalars['Css']['output']>;
};

/** The products of a look book. */
export type LookBookProduct = {
  __typename?: 'LookBookProduct';
  /** `slug` of the category that is listed. */
  categoryId: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** The first products of the category, in the order of its listing. */
  products?: Maybe<Array<ProductCard>>;
  title: Scalars['String']['output'];
};


/** The products of a look book. */
export type LookBookProductProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A panel below an entry of the primary menu. */
export type MegaMenu = {
  __typename?: 'MegaMenu';
  columns: Array<MegaMenuColumn>;
  features: Array<FeaturedLink>;
  /** The entry of the primary menu that opens it. */
  menuItemId: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: MegaMenuType;
};

/** A titled column of links in a panel. */
export type MegaMenuColumn = {
  __typename?: 'MegaMenuColumn';
  items: Array<MenuItem>;
  title: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

/** The layout of a panel. */
export type MegaMenuType =
  | 'ASAVA'
  | 'ASV'
  | 'COLLABORATION'
  | 'GROUP'
  | 'PROJECTS';

/** An entry of a menu, with its submenu in `items`. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** The id in the CMS, to which `MegaMenu.menuItemId` refers. */
  databaseId: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it opens in a new tab. */
  isNewTab: Scalars['Boolean']['output'];
  items: Array<MenuItem>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The menus of the header and the footer. */
export type Menus = {
  __typename?: 'Menus';
  footer: Array<MenuItem>;
  primary: Array<MenuItem>;
};

/** An amount of money. All amounts of a shop have one currency, `Settings.currencyCode`. Prices include VAT. */
export type Money = {
  __typename?: 'Money';
  /** In the main unit of the currency, exact to its hundredth: `99.5` is 99 baht and 50 satang. */
  amount: Scalars['Decimal']['output'];
  currencyCode: Scalars['CurrencyCode']['output'];
};

/** A link to all matching products. */
export type MoreProductsSuggestion = {
  __typename?: 'MoreProductsSuggestion';
  /** Number of matching products. `null` if unknown. */
  total?: Maybe<Scalars['Int']['output']>;
  url: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an address to the address book. The first address becomes the default. */
  addAddress?: Maybe<AddAddressPayload>;
  /** Adds a product to the bag, by the id of its variation, or by the id of the product with a value for each of its options. */
  addToCart?: Maybe<AddToCartPayload>;
  /** Adds a product to the wishlist. */
  addToWishlist?: Maybe<AddToWishlistPayload>;
  /** Applies a coupon to the bag. */
  applyCoupon?: Maybe<ApplyCouponPayload>;
  /** Cancels an order that is pending or on hold. Its items return to stock. CONFLICT: the order has another status. */
  cancelOrder?: Maybe<CancelOrderPayload>;
  /** Replaces the password of the signed-in customer, and ends all other sessions of the customer. */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Confirms a subscription to the newsletter with the key from the email. NOT_FOUND: the link has expired. */
  confirmNewsletter?: Maybe<ConfirmNewsletterPayload>;
  /**
   * Sends the slip of a bank transfer, for an order of the customer, an order to which `key` gives access, or one with the
   * phone number of the input. Requires the header `apollo-require-preflight`.
   */
  confirmPayment?: Maybe<ConfirmPaymentPayload>;
  /** Confirms a request with the key from the email. NOT_FOUND: the link has expired. */
  confirmStockAlert?: Maybe<ConfirmStockAlertPayload>;
  /**
   * Emails a link to the address of a guest's order by which its buyer chooses a password; the order and its addresses are then
   * in the account. The response does not reveal whether the address has one. CONFLICT: the order belongs to an account.
   */
  createAccountFromOrder?: Maybe<CreateAccountFromOrderPayload>;
  /**
   * Deletes the account of the signed-in customer and ends its sessions. Orders stay without the person. CONFLICT: an
   * order is in progress.
   */
  deleteAccount?: Maybe<DeleteAccountPayload>;
  /** Signs a customer in: sets the session cookie, and merges the bag of the guest into the bag of the customer. */
  login?: Maybe<LoginPayload>;
  /** Signs out and ends the session on the server. */
  logout?: Maybe<LogoutPayload>;
  /** Puts the pieces of an order that are still sold into the bag. Repeating it adds nothing. */
  orderAgain?: Maybe<OrderAgainPayload>;
  /**
   * Charges a card, which `token` stands for; a token is used once. While an earlier payment is pending, no card is charged
   * and that payment is returned.
   */
  payByCard?: Maybe<PayByCardPayload>;
  /** Starts a payment at a bank or in an app. While an earlier payment is pending, that one is returned. */
  payByRedirect?: Maybe<PayByRedirectPayload>;
  /**
   * Places an order for the content of the bag. If prices or stock have changed, the code is CONFLICT or OUT_OF_STOCK and `cart`
   * is the changed bag.
   */
  placeOrder?: Maybe<PlaceOrderPayload>;
  /** Creates an account and signs the customer in. */
  register?: Maybe<RegisterPayload>;
  /** Removes an address from the address book. Succeeds if the address does not exist. */
  removeAddress?: Maybe<RemoveAddressPayload>;
  /** Removes a line. Succeeds if the line does not exist. */
  removeCartItem?: Maybe<RemoveCartItemPayload>;
  /** Removes a coupon from the bag. */
  removeCoupon?: Maybe<RemoveCouponPayload>;
  /** Removes a product from the wishlist. */
  removeFromWishlist?: Maybe<RemoveFromWishlistPayload>;
  /** Emails the customer a link that confirms the deletion of an account without a password. */
  requestAccountDeletion?: Maybe<RequestAccountDeletionPayload>;
  /** Emails a link to an order to the order's own address. The response does not reveal whether the order exists. */
  requestOrderLink?: Maybe<RequestOrderLinkPayload>;
  /** Emails a link to set a new password. The response does not reveal whether the account exists. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Requests the return of pieces of an order, each at most once, until `Order.returnableUntil`. */
  requestReturn?: Maybe<RequestReturnPayload>;
  /**
   * Requests one email when a sold-out variation is back in stock. A link that is emailed first confirms the request, unless
   * the address is the verified one of the signed-in customer. The response does not reveal whether the address is registered.
   * CONFLICT: the variation is in stock.
   */
  requestStockAlert?: Maybe<RequestStockAlertPayload>;
  /** Sets a new password with the key from the email, and ends all sessions of the customer. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Chooses gift wrapping for the bag, changes its message, or leaves it out. */
  setGiftWrap?: Maybe<SetGiftWrapPayload>;
  /** Submits a form of the shop. */
  submitForm?: Maybe<SubmitFormPayload>;
  /** Ends all subscriptions of an address with the key from an email. NOT_FOUND: the link is not valid. */
  unsubscribeNewsletter?: Maybe<UnsubscribeNewsletterPayload>;
  /** Ends all requests of an address with the key from an email about a restock. NOT_FOUND: the link has expired. */
  unsubscribeStockAlerts?: Maybe<UnsubscribeStockAlertsPayload>;
  /** Replaces an address of the address book. */
  updateAddress?: Maybe<UpdateAddressPayload>;
  /** Sets the quantity of a line. */
  updateCartItem?: Maybe<UpdateCartItemPayload>;
  /** Changes the personal information of the signed-in customer. */
  updateProfile?: Maybe<UpdateProfilePayload>;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationAddAddressArgs = {
  input: AddAddressInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationAddToWishlistArgs = {
  input: AddToWishlistInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationConfirmNewsletterArgs = {
  input: ConfirmNewsletterInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationConfirmStockAlertArgs = {
  input: ConfirmStockAlertInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationCreateAccountFromOrderArgs = {
  input: CreateAccountFromOrderInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationOrderAgainArgs = {
  input: OrderAgainInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationPayByCardArgs = {
  input: PayByCardInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationPayByRedirectArgs = {
  input: PayByRedirectInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRemoveCartItemArgs = {
  input: RemoveCartItemInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRemoveCouponArgs = {
  input: RemoveCouponInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRemoveFromWishlistArgs = {
  input: RemoveFromWishlistInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRequestOrderLinkArgs = {
  input: RequestOrderLinkInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationRequestStockAlertArgs = {
  input: RequestStockAlertInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationSetGiftWrapArgs = {
  input: SetGiftWrapInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationSubmitFormArgs = {
  input: SubmitFormInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationUnsubscribeNewsletterArgs = {
  input: UnsubscribeNewsletterInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationUnsubscribeStockAlertsArgs = {
  input: UnsubscribeStockAlertsInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationUpdateCartItemArgs = {
  input: UpdateCartItemInput;
};


/**
 * All writes. Each has one input and one payload. What the shopper can mend is in `userErrors` of the payload, with a code, the
 * field and a message to show; its other fields are then `null`. A mutation's description ends with the codes that it can have.
 *
 * `errors` has an entry only when the request cannot be served: the visitor has to sign in, has sent too much, or the CMS does
 * not respond. `extensions.code` is then an `ErrorCode`, and that payload is `null`. Further mutations of the same document run
 * all the same, one after the other.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Text and image of the newsletter form. */
export type NewsletterForm = {
  __typename?: 'NewsletterForm';
  description: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  image?: Maybe<Image>;
  title: Scalars['String']['output'];
};

/** No products match. */
export type NoResultsSuggestion = {
  __typename?: 'NoResultsSuggestion';
  value: Scalars['String']['output'];
};

/**
 * An object that `Query.node` reads again by its id. The ids of other types are global too, but their objects are read only with
 * their parent.
 */
export type Node = {
  id: Scalars['ID']['output'];
};

/** The announcements above the header. */
export type NotificationBar = {
  __typename?: 'NotificationBar';
  enabled: Scalars['Boolean']['output'];
  items: Array<NotificationItem>;
};

/** An announcement; its text can contain links. */
export type NotificationItem = {
  __typename?: 'NotificationItem';
  text: Scalars['Html']['output'];
};

/** An option of a product, for example colour or size. */
export type Option = {
  __typename?: 'Option';
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  values: Array<OptionValue>;
};

/** A value of an option, with the fields that all kinds share. */
export type OptionValue = {
  /** Whether its label is shown in a tooltip. */
  enableTooltip: Scalars['Boolean']['output'];
  /** Whether a variation with this value exists. */
  isAvailable: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  type: OptionValueType;
};

/** The kind of swatch that shows a value of an option. */
export type OptionValueType =
  | 'COLOR'
  | 'IMAGE'
  | 'TEXT'
  | 'TWO_COLORS';

/** An order. */
export type Order = Node & {
  __typename?: 'Order';
  /** A key with which a guest can read the order later. `null` unless the visitor is the guest who placed it. */
  accessKey?: Maybe<Scalars['String']['output']>;
  /** While it is not sent: the first day in Bangkok on which it arrives; of an unpaid order if it is paid today. `null` if the CMS does not say. */
  arrivesFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day, as `arrivesFrom`. */
  arrivesOn?: Maybe<Scalars['Date']['output']>;
  billing: Address;
  /** Whether `createAccountFromOrder` is possible. False for a customer's order, and if the CMS does not offer it. */
  canCreateAccount: Scalars['Boolean']['output'];
  /** Whether `orderAgain` is possible. False if the CMS does not offer it. */
  canOrderAgain: Scalars['Boolean']['output'];
  createdDate: Scalars['DateTime']['output'];
  discountTotal: Money;
  /** Its gift wrapping. `null` without it. */
  giftWrap?: Maybe<GiftWrap>;
  /** The price of its gift wrapping, which is part of the total; 0 without it. */
  giftWrapTotal: Money;
  id: Scalars['ID']['output'];
  /** The invoice as a PDF. `null` until the order has one. */
  invoiceUrl?: Maybe<Scalars['String']['output']>;
  items: Array<OrderItem>;
  note?: Maybe<Scalars['String']['output']>;
  /**
   * The number that customers, staff and addresses of the shop use. Fields that are called `orderId` have it, and inputs accept
   * it in place of `id`.
   */
  number: Scalars['String']['output'];
  /** While it waits for its money: when it is cancelled without. `null` if it needs none, or if the CMS sends none. */
  paymentDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** `null` for a way to pay that is not in this schema; `paymentMethodTitle` has its name. */
  paymentMethod?: Maybe<PaymentMethod>;
  paymentMethodTitle: Scalars['String']['output'];
  /** The URL at which the order can be paid. `null` if it needs no payment, or the CMS has no such page. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Refunds of the order, oldest first. */
  refunds: Array<Refund>;
  /** Until when pieces of the order can be returned. `null` if none can, or the CMS does not offer returns. */
  returnableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The returns that the shopper has requested, oldest first. */
  returns: Array<Return>;
  /** The parcels in which the order was sent, oldest first. */
  shipments: Array<Shipment>;
  shipping: Address;
  shippingTax: Money;
  shippingTotal: Money;
  status: OrderStatus;
  /** The status as named by the CMS. */
  statusText: Scalars['String']['output'];
  subTotal: Money;
  /** The steps of the order, from placed to delivered: those taken, then those to come. Empty if the CMS does not report them. */
  timeline: Array<OrderStep>;
  total: Money;
  totalTax: Money;
};

/** The order whose pieces are bought again. */
export type OrderAgainInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
};

/** The outcome of ordering the pieces of an order again. */
export type OrderAgainPayload = Payload & {
  __typename?: 'OrderAgainPayload';
  /** The number of pieces of the order that the bag has now. */
  added?: Maybe<Scalars['Int']['output']>;
  /** The bag with the pieces. */
  cart?: Maybe<Cart>;
  /** The items of which pieces are no longer sold or not in stock. */
  unavailable?: Maybe<Array<UnavailableItem>>;
  userErrors: Array<UserError>;
};

/** Orders of a customer. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  edges: Array<OrderEdge>;
  /** The nodes of the edges. */
  nodes: Array<Order>;
  pageInfo: PageInfo;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An order and its place in the list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

/** A line of an order, as it was when the order was placed. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** The sizes for which its pieces can be exchanged now. Empty if none is in stock, `null` if the CMS offers no exchanges. */
  exchanges?: Maybe<Array<Exchange>>;
  image?: Maybe<Image>;
  /** Identifies the item in `requestReturn`. `null` if the CMS does not offer returns. */
  line?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  price: Money;
  /** The product as it is now. `null` if it is no longer sold. The cards of all items take one call to the CMS. */
  product?: Maybe<ProductCard>;
  /** `databaseId` of the product. `null` if neither the CMS nor `url` names it. */
  productId?: Maybe<Scalars['String']['output']>;
  /** `null` for a type that is not in this schema. */
  productType?: Maybe<ProductType>;
  quantity: Scalars['Int']['output'];
  /** The number of its pieces that can be returned now. */
  returnable: Scalars['Int']['output'];
  selectedOptions: Array<OrderItemOption>;
  total: Money;
  /** The path of the product page. `null` if the product no longer exists. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A chosen option as it was named when the order was placed. */
export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  /** The value's label, for example `M`, or the text. */
  label: Scalars['String']['output'];
  /** The option's name, for example `Size`. */
  name: Scalars['String']['output'];
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

/** A step that an order has taken or will take. */
export type OrderStep = {
  __typename?: 'OrderStep';
  /** When it was taken. `null` while it is to come. */
  date?: Maybe<Scalars['DateTime']['output']>;
  name: OrderStepName;
};

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

/** A content page: its text, and blocks such as sliders. */
export type Page = Node & {
  __typename?: 'Page';
  blocks: Array<ContentBlock>;
  /** The names of its categories. */
  categoryNames: Array<Scalars['String']['output']>;
  content: Scalars['Html']['output'];
  date?: Maybe<Scalars['DateTime']['output']>;
  /** A summary of a story, plain text. `null` if it has none, and for pages that are no stories. */
  excerpt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  meta: PageMeta;
  modified?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a centred title is shown above the text. */
  showTitle: Scalars['Boolean']['output'];
  /** Its key: the last part of its path. */
  slug: Scalars['String']['output'];
  /** CSS of this page. */
  styles?: Maybe<Scalars['Css']['output']>;
  title: Scalars['String']['output'];
  /** Its path, to which its other addresses redirect. */
  url: Scalars['String']['output'];
};

/**
 * Stories. Of each, `meta`, `styles`, `content`, `blocks`, `showTitle` and `modified` take a call to the CMS of its own, the other
 * fields none.
 */
export type PageConnection = {
  __typename?: 'PageConnection';
  edges: Array<PageEdge>;
  /** The nodes of the edges. */
  nodes: Array<Page>;
  /** Number of pages of this size. */
  pageCount: Scalars['Int']['output'];
  pageInfo: PageInfo;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A story and its place in the list. */
export type PageEdge = {
  __typename?: 'PageEdge';
  cursor: Scalars['String']['output'];
  node: Page;
};

/** The end of a part of a list, by Relay's specification of connections. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge, for `after`. `null` if there is none. */
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge, for `before`. `null` if there is none. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Metadata and breadcrumbs of a page. */
export type PageMeta = {
  __typename?: 'PageMeta';
  breadcrumbs: Array<Breadcrumb>;
  description?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A suggested page, story or look book. */
export type PageSuggestion = {
  __typename?: 'PageSuggestion';
  /** The title, with matches in `<mark>`. */
  html: Scalars['Html']['output'];
  /** The part of the shop that it belongs to, for example `Stories`. */
  section?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

/** The order, and the card that pays it. */
export type PayByCardInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** `id` or `number` of the order. */
  orderId: Scalars['ID']['input'];
  /** The token that the script of the payment provider made of the card. */
  token: Scalars['String']['input'];
};

/** The payment of the order. */
export type PayByCardPayload = Payload & {
  __typename?: 'PayByCardPayload';
  payment?: Maybe<CardPayment>;
  userErrors: Array<UserError>;
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

/** The payment of the order. */
export type PayByRedirectPayload = Payload & {
  __typename?: 'PayByRedirectPayload';
  redirectPayment?: Maybe<RedirectPayment>;
  userErrors: Array<UserError>;
};

/** A payload of a mutation. */
export type Payload = {
  /** Empty if the mutation was carried out. */
  userErrors: Array<UserError>;
};

/** A payment method that the checkout offers. */
export type PaymentChoice = {
  __typename?: 'PaymentChoice';
  description: Scalars['String']['output'];
  /** Whether it is not offered for an order that is collected in a store. */
  isForDelivery: Scalars['Boolean']['output'];
  /** The highest total that the method can take. `null` if there is none. */
  maxTotal?: Maybe<Money>;
  /** `null` for a way to pay that is not in this schema, and cannot be chosen by it. */
  method?: Maybe<PaymentMethod>;
  /** The lowest total that the method can take. `null` if there is none. */
  minTotal?: Maybe<Money>;
  title: Scalars['String']['output'];
};

/** Money that arrived for an order, or that goes back. */
export type PaymentEntry = {
  __typename?: 'PaymentEntry';
  /** Unlike a price it can have decimals, for example of a mistaken transfer. */
  amount: Money;
  /** When it arrived; of a refund, when it was done or, before, requested. */
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRefund: Scalars['Boolean']['output'];
  /** The payment method of the order, as text. */
  methodTitle: Scalars['String']['output'];
  orderId: Scalars['String']['output'];
  status: PaymentEntryStatus;
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

/** A bank, an app, or the months of instalments by which an order can be paid. */
export type PaymentSource = {
  __typename?: 'PaymentSource';
  /** The name by which it is chosen. */
  code: Scalars['String']['output'];
  /** More about it, such as the amount of a month. */
  text?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A store at which orders are collected. */
export type PickUpStore = {
  __typename?: 'PickUpStore';
  address: Scalars['String']['output'];
  hours?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Of its page, as `Store.slug`. */
  slug: Scalars['String']['output'];
};

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

/** The new order. */
export type PlaceOrderPayload = Payload & {
  __typename?: 'PlaceOrderPayload';
  /** The changed bag, with the code CONFLICT or OUT_OF_STOCK. Otherwise `null`. */
  cart?: Maybe<Cart>;
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** A campaign that is shown in a dialog. */
export type Popup = {
  __typename?: 'Popup';
  /** The id in the CMS. */
  databaseId: Scalars['String']['output'];
  /** `null` if the CMS sent an invalid date; the popup is then not shown. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  images: PopupImages;
  link?: Maybe<Link>;
  name: Scalars['String']['output'];
  /** `null` if the CMS sent an invalid date; the popup is then not shown. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
};

/** The image of a campaign, cropped for two screen widths. */
export type PopupImages = {
  __typename?: 'PopupImages';
  desktop: Image;
  mobile: Image;
};

/** The lowest and the highest price of what fits a filter without its own `minPrice` and `maxPrice`. */
export type PriceRange = {
  __typename?: 'PriceRange';
  highest: Money;
  lowest: Money;
};

/** A product with all data of its page. */
export type Product = Node & ProductSummary & {
  __typename?: 'Product';
  brands: Array<Term>;
  careInstructions: Array<CareInstruction>;
  categories: Array<Term>;
  /** The product code on the label. Not the id, by which products are read and bought. */
  code: Scalars['String']['output'];
  collections: Array<Term>;
  completeTheLook?: Maybe<CompleteTheLook>;
  /** Materials, as text. */
  composition?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['String']['output'];
  description: Scalars['Html']['output'];
  fashionModels: Array<FashionModel>;
  gallery: Array<Image>;
  /** The number of its barcode. `null` if it is unknown, and for a product with variations. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Whether a shopper can request an email when a sold-out variation is back in stock. */
  hasStockAlerts: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  information?: Maybe<Scalars['Html']['output']>;
  /** Whether it is shown as new. */
  isNew: Scalars['Boolean']['output'];
  meta: PageMeta;
  modifiedDate?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Whether it has a `salePrice` now. */
  onSale: Scalars['Boolean']['output'];
  options: Array<Option>;
  packshotImage?: Maybe<Image>;
  price: Money;
  regularPrice: Money;
  salePrice?: Maybe<Money>;
  secondImage?: Maybe<Image>;
  sizeGuideImage?: Maybe<Image>;
  /** The measures of its sizes. `null` if the CMS sends none. */
  sizeTable?: Maybe<SizeTable>;
  /** Fit, as text. */
  sizeText?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  stockStatus: StockStatus;
  textOptions: Array<TextOption>;
  type: ProductType;
  /** Related products. */
  upsellProducts: Array<ProductCard>;
  url: Scalars['String']['output'];
  variations: Array<Variation>;
  video?: Maybe<ProductVideo>;
};

/** A product in a list. */
export type ProductCard = Node & ProductSummary & {
  __typename?: 'ProductCard';
  brands: Array<Term>;
  databaseId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  /** Whether it is shown as new. */
  isNew: Scalars['Boolean']['output'];
  /** The last change of its page, apart from stock. */
  modifiedDate?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Whether it has a `salePrice` now. */
  onSale: Scalars['Boolean']['output'];
  options: Array<Option>;
  packshotImage?: Maybe<Image>;
  price: Money;
  regularPrice: Money;
  salePrice?: Maybe<Money>;
  secondImage?: Maybe<Image>;
  slug: Scalars['String']['output'];
  stockStatus: StockStatus;
  textOptions: Array<TextOption>;
  type: ProductType;
  url: Scalars['String']['output'];
  variations: Array<Variation>;
  /**
   * The option to show on the card: the first whose values are colours or pictures. `null` if all options are text, such as
   * sizes.
   */
  visibleOption?: Maybe<Option>;
};

/** A row of products. `products` is loaded from the listing, with its current prices and stock. */
export type ProductSlider = {
  __typename?: 'ProductSlider';
  link?: Maybe<Link>;
  products?: Maybe<Array<ProductCard>>;
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};


/** A row of products. `products` is loaded from the listing, with its current prices and stock. */
export type ProductSliderProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A suggested product. */
export type ProductSuggestion = {
  __typename?: 'ProductSuggestion';
  /** Its brand, and what it costs now and cost before. `null` if the CMS sends none. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The name, with matches in `<mark>`. */
  html: Scalars['Html']['output'];
  price?: Maybe<Money>;
  /** The product. `null` if it is no longer sold. The cards of all suggestions take one call to the CMS. */
  product?: Maybe<ProductCard>;
  /** `databaseId` of the product. */
  productId: Scalars['String']['output'];
  regularPrice?: Maybe<Money>;
  thumbnail?: Maybe<SuggestionThumbnail>;
  url: Scalars['String']['output'];
};

/** Fields of a product that lists and pages share. */
export type ProductSummary = {
  brands: Array<Term>;
  /**
   * The id of the product in the CMS, the same for `Product` and `ProductCard`. Fields that are called `productId` have it, and
   * inputs accept it in place of `id`.
   */
  databaseId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  /** Whether it is shown as new. */
  isNew: Scalars['Boolean']['output'];
  /** The last change of its page, apart from stock. `null` if the CMS does not name it. */
  modifiedDate?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Whether it has a `salePrice` now. */
  onSale: Scalars['Boolean']['output'];
  options: Array<Option>;
  /** An image of the product without a model. `Query.product` has it for the product and for `completeTheLook`; a list may lack it. */
  packshotImage?: Maybe<Image>;
  /** The current price; of a variable product, that of its cheapest variation. */
  price: Money;
  /** The price without the sale. */
  regularPrice: Money;
  /** `null` if the product is not on sale. */
  salePrice?: Maybe<Money>;
  /** Shown when the pointer hovers over the card. */
  secondImage?: Maybe<Image>;
  /** The argument of `Query.product`. */
  slug: Scalars['String']['output'];
  stockStatus: StockStatus;
  /** Options that the shopper may type, for example a monogram. None of them has to be chosen. */
  textOptions: Array<TextOption>;
  type: ProductType;
  /** The path of its page, `/product/{slug}`. */
  url: Scalars['String']['output'];
  variations: Array<Variation>;
};

/** Whether the product has options to choose. */
export type ProductType =
  | 'SIMPLE'
  | 'VARIABLE';

/** The video of a product. */
export type ProductVideo = {
  __typename?: 'ProductVideo';
  poster?: Maybe<Image>;
  provider: VideoProvider;
  source: Scalars['String']['output'];
};

/** Personal information of a customer, and the ways in which the customer can sign in. */
export type ProfileDetails = {
  __typename?: 'ProfileDetails';
  birthDate?: Maybe<Scalars['Date']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  /** Whether the customer can sign in by password. `false` for an account that was created by a social login. */
  hasPassword: Scalars['Boolean']['output'];
  /** The same for every customer, because a visitor has one account. */
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The accounts of other services with which the customer can sign in. */
  providers: Array<LinkedProvider>;
};

/** A payment by PromptPay. */
export type PromptPay = {
  __typename?: 'PromptPay';
  /** When the code expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The QR code, as a URL for `<img>`. `null` if the payment is no longer pending. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whose name banking apps show before the payment. `null` if the CMS does not say. */
  payee?: Maybe<Scalars['String']['output']>;
  status: PromptPayStatus;
};

/** The status of a PromptPay payment. */
export type PromptPayStatus =
  | 'EXPIRED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESSFUL';

/** A province. */
export type Province = {
  __typename?: 'Province';
  code: Scalars['String']['output'];
  country: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

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

/** Minimum and maximum quantity of a line. */
export type QuantityLimits = {
  __typename?: 'QuantityLimits';
  maximum: Scalars['Int']['output'];
  minimum: Scalars['Int']['output'];
};

/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * The address book of the customer, the default first. `null` if the CMS does not offer one. Guests get an error with code
   * UNAUTHENTICATED.
   */
  addresses?: Maybe<Array<SavedAddress>>;
  /**
   * Sub-districts with their district, province and postcode that contain all words of `search`, best first: parts of names in
   * English or Thai, and the start of a postcode. `null` if the CMS has none.
   */
  areas?: Maybe<Array<Area>>;
  /** The accounts to which customers can transfer money. */
  bankAccounts?: Maybe<Array<BankAccount>>;
  /** The card payment of an order. `null` if the visitor has no such order. */
  cardPayment?: Maybe<CardPayment>;
  /** The shopping bag of the visitor; a new visitor has an empty one. */
  cart?: Maybe<Cart>;
  /**
   * Data for the checkout: provinces, shipping and payment methods, and the saved addresses of the customer. `null` if the CMS
   * has a checkout of its own, to which `settings.checkoutUrl` leads.
   */
  checkout?: Maybe<Checkout>;
  /**
   * The coupons that the customer can use, then those that the customer has used. `null` if the CMS does not offer them.
   * Guests get an error with code UNAUTHENTICATED.
   */
  coupons?: Maybe<Array<CustomerCoupon>>;
  /**
   * The totals of the bag with a shipping method of `checkout.shippingMethods`. An unknown method, and one that does not deliver
   * to `province`, are an error with code INVALID.
   */
  estimate?: Maybe<CartTotals>;
  /** Products, with the filters that can narrow them. `null` if the category in `filter.within` does not exist. */
  listing?: Maybe<ListingConnection>;
  /** The page of a look book. `null` if there is none with this slug. */
  lookBook?: Maybe<LookBook>;
  /**
   * An object by its global id. `null` if it does not exist, or no longer, and for an order of another customer. An id that is
   * malformed or of an unknown type is an error with code INVALID.
   */
  node?: Maybe<Node>;
  /** Objects by their global ids, in the order of `ids`, `null` for those that do not exist. At most 24. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** An order of the visitor. `null` if it does not exist or belongs to another customer. */
  order?: Maybe<Order>;
  /** Orders of the customer, newest first. Guests get an error with code UNAUTHENTICATED. */
  orders?: Maybe<OrderConnection>;
  /**
   * A page by its key: `home`, `shop`, `stories`, `wishlist`, or any content slug such as `privacy-policy`.
   * If there is no such page, the story with that slug. `null` if there is neither.
   */
  page?: Maybe<Page>;
  /**
   * Payments and refunds of the customer's orders, newest first. `null` if the CMS does not offer them. Guests get an error
   * with code UNAUTHENTICATED.
   */
  payments?: Maybe<Array<PaymentEntry>>;
  /**
   * Everything that is stored under the account of the signed-in customer, as JSON text to download. `null` if the CMS does
   * not offer it. Guests get an error with code UNAUTHENTICATED.
   */
  personalData?: Maybe<Scalars['String']['output']>;
  /** A product with all data of its page. `null` if there is none with this slug. */
  product?: Maybe<Product>;
  /**
   * The product of which a variation has an SKU, such as `AV-D101-CHAMPAGNE-M`, also in small letters or capitals: the one in
   * `variations` with this `sku`. `null` if there is none.
   */
  productBySku?: Maybe<Product>;
  /**
   * Personal information of the signed-in customer. `null` if the CMS does not offer it. Guests get an error with code
   * UNAUTHENTICATED.
   */
  profile?: Maybe<ProfileDetails>;
  /** The PromptPay QR code of an order. `null` if the visitor has no such order. */
  promptPay?: Maybe<PromptPay>;
  /** The payment of an order at a bank or in an app. `null` if the visitor has no such order. */
  redirectPayment?: Maybe<RedirectPayment>;
  /** Products like one that the shop no longer has, by its slug. Empty for any other slug. */
  similarProducts?: Maybe<Array<ProductCard>>;
  /** Data that every page needs: menus, popups, settings and brands. */
  site?: Maybe<Site>;
  /** A store. `null` if there is none with this slug. */
  store?: Maybe<Store>;
  /** The stores. */
  stores?: Maybe<StoreConnection>;
  /** Stories, newest first by default. */
  stories?: Maybe<PageConnection>;
  /**
   * A story, or a special page such as `white-asava` or `stores`, as a page of `stories` has it. `null` if there is none with this
   * slug.
   */
  story?: Maybe<Page>;
  /** Suggestions for a search text. Empty for fewer than 3 characters. */
  suggestions?: Maybe<Array<Suggestion>>;
  /** The signed-in customer. `null` for guests. */
  viewer?: Maybe<User>;
  /** Products that the customer saved. Guests get an error with code UNAUTHENTICATED. */
  wishlist?: Maybe<WishlistConnection>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryAreasArgs = {
  search: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryCardPaymentArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryEstimateArgs = {
  province?: InputMaybe<Scalars['String']['input']>;
  shippingMethod: Scalars['ID']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryListingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListingSort>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryLookBookArgs = {
  slug: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderTab>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryPageArgs = {
  key: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryProductArgs = {
  fresh?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryProductBySkuArgs = {
  sku: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryPromptPayArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryRedirectPaymentArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QuerySimilarProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryStoreArgs = {
  slug: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryStoresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryStoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<StorySort>;
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryStoryArgs = {
  slug: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QuerySuggestionsArgs = {
  text: Scalars['String']['input'];
};


/**
 * All reads. Fields with `@personal` return data of the visitor; other fields are public. Browsers identify their visitor by
 * cookies, apps by the header `x-visitor-token`: send `new` with the first request, and from then on the value of this header
 * in the last response that has one. It stands for the bag and the session, so store it like a password.
 *
 * A field that is `null` without an error means "not found". A field that fails is `null` too, and `errors` has an entry
 * with an `ErrorCode` in `extensions.code`; the other fields have their data.
 *
 * A value of type `ID` is the global id of one object, opaque and unique among all types. Texts that people and addresses use
 * are no ids: `slug`, `number`, `code`, and `databaseId`, which is the id in the CMS.
 */
export type QueryWishlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A payment that the shopper confirms at a bank or in an app. */
export type RedirectPayment = {
  __typename?: 'RedirectPayment';
  /** The URL at which a pending payment is confirmed. */
  authorizeUrl?: Maybe<Scalars['String']['output']>;
  /** Why the payment failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The choices, such as the banks; one if there is no choice. */
  sources: Array<PaymentSource>;
  status: CardPaymentStatus;
};

/** Money that goes back to the shopper, or went back. */
export type Refund = {
  __typename?: 'Refund';
  /** Unlike a price it can have decimals, for example of a mistaken transfer. */
  amount: Money;
  id: Scalars['ID']['output'];
  /** Its number, which support can look up. */
  number: Scalars['String']['output'];
  reason: RefundReason;
  requestedDate: Scalars['DateTime']['output'];
  /** When it was done or failed. `null` before that. */
  settledDate?: Maybe<Scalars['DateTime']['output']>;
  status: RefundStatus;
};

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

/** The new customer. */
export type RegisterPayload = Payload & {
  __typename?: 'RegisterPayload';
  userErrors: Array<UserError>;
  viewer?: Maybe<User>;
};

/** The address to remove. */
export type RemoveAddressInput = {
  id: Scalars['ID']['input'];
};

/** The address book without the address. */
export type RemoveAddressPayload = Payload & {
  __typename?: 'RemoveAddressPayload';
  /** The whole address book, the default first. */
  addresses?: Maybe<Array<SavedAddress>>;
  userErrors: Array<UserError>;
};

/** The line to remove. */
export type RemoveCartItemInput = {
  /** `CartItem.key` of the line. */
  key: Scalars['String']['input'];
};

/** The bag without the line. */
export type RemoveCartItemPayload = Payload & {
  __typename?: 'RemoveCartItemPayload';
  /** The whole bag. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

/** The coupon to remove. */
export type RemoveCouponInput = {
  code: Scalars['String']['input'];
};

/** The bag without the coupon. */
export type RemoveCouponPayload = Payload & {
  __typename?: 'RemoveCouponPayload';
  /** The whole bag. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

/** The saved product to remove. */
export type RemoveFromWishlistInput = {
  /** `id` or `databaseId` of a product. */
  productId: Scalars['ID']['input'];
};

/** The result of removing a saved product. */
export type RemoveFromWishlistPayload = Payload & {
  __typename?: 'RemoveFromWishlistPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** The result of requesting a link. */
export type RequestAccountDeletionPayload = Payload & {
  __typename?: 'RequestAccountDeletionPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
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

/** The result of requesting a link to an order. */
export type RequestOrderLinkPayload = Payload & {
  __typename?: 'RequestOrderLinkPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Whose password is reset. */
export type RequestPasswordResetInput = {
  /** An email address or username. */
  username: Scalars['String']['input'];
};

/** The result of requesting a link. */
export type RequestPasswordResetPayload = Payload & {
  __typename?: 'RequestPasswordResetPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
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

/** The order with the requested return. */
export type RequestReturnPayload = Payload & {
  __typename?: 'RequestReturnPayload';
  /** The order with the request. */
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** A sold-out product with the chosen options, and the email address to notify when it is back in stock. */
export type RequestStockAlertInput = {
  email: Scalars['String']['input'];
  /** A value for each option of a variable product. */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** `id` or `databaseId` of a product. */
  productId: Scalars['ID']['input'];
};

/** The result of requesting an email. */
export type RequestStockAlertPayload = Payload & {
  __typename?: 'RequestStockAlertPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A new password, with the key and login from the link in the email. */
export type ResetPasswordInput = {
  confirmPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  resetKey: Scalars['String']['input'];
  resetLogin: Scalars['String']['input'];
};

/** The result of setting a password. */
export type ResetPasswordPayload = Payload & {
  __typename?: 'ResetPasswordPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A request to return pieces of an order. */
export type Return = {
  __typename?: 'Return';
  id: Scalars['ID']['output'];
  items: Array<ReturnedItem>;
  /** The lines of the label for the parcel. Empty until the return is approved. */
  label: Array<Scalars['String']['output']>;
  /** The shop's message about it, such as why it is rejected. */
  note?: Maybe<Scalars['String']['output']>;
  /** Its number, which support can look up. */
  number: Scalars['String']['output'];
  requestedDate: Scalars['DateTime']['output'];
  status: ReturnStatus;
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

/** The conditions of returns. */
export type ReturnPromise = {
  __typename?: 'ReturnPromise';
  /** The days from the arrival in which a return can be requested. */
  days: Scalars['Int']['output'];
  /** Whether sending them back is free. */
  isFree: Scalars['Boolean']['output'];
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

/** Pieces of an order that are returned. */
export type ReturnedItem = {
  __typename?: 'ReturnedItem';
  /** The size that is sent instead, for example `M`. `null` if the money goes back. */
  exchange?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** `null` for a reason that is not in this schema. */
  reason?: Maybe<ReturnReason>;
  selectedOptions: Array<OrderItemOption>;
};

/** An address of the address book of a customer. */
export type SavedAddress = {
  __typename?: 'SavedAddress';
  address: Address;
  id: Scalars['ID']['output'];
  /** Whether the checkout starts with it. At most one address is the default. */
  isDefault: Scalars['Boolean']['output'];
};

/** The text that the suggestions are for, because the requested one finds nothing. Comes first. */
export type SearchedForSuggestion = {
  __typename?: 'SearchedForSuggestion';
  /** The brand that the text names and the shop does not carry. */
  notCarried?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

/** A value of an option, by the slugs of both. `SelectedOptionInput` is the same as input. */
export type SelectedOption = {
  __typename?: 'SelectedOption';
  option: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

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

/** The bag with or without gift wrapping. */
export type SetGiftWrapPayload = Payload & {
  __typename?: 'SetGiftWrapPayload';
  /** The whole bag. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

/** Settings of the shop. */
export type Settings = {
  __typename?: 'Settings';
  /** The URL of an external checkout. `null` if the shop serves `/checkout` itself. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  contactInfo: ContactInfo;
  /** The currency of all amounts of the shop. */
  currencyCode: Scalars['CurrencyCode']['output'];
  /** Standard delivery. `null` if the CMS does not describe it. */
  delivery?: Maybe<DeliveryPromise>;
  /** Minimum total of items for free standard shipping. `null` if it is never free. */
  freeShippingFrom?: Maybe<Money>;
  logo: Logo;
  megaMenus: Array<MegaMenu>;
  newsletter: NewsletterForm;
  notificationBar: NotificationBar;
  /** Number of stores in which orders can be picked up; 0 if the CMS does not offer it. */
  pickUpStores: Scalars['Int']['output'];
  popularCollections: Array<FeaturedLink>;
  /** Returns. `null` if the CMS does not describe them. */
  returns?: Maybe<ReturnPromise>;
  socialLogin: SocialLogin;
  socialMedia: SocialMedia;
  /** The tags that measure visits and advertisements. `null` if there are none. */
  tags?: Maybe<Tags>;
  /** Suggested search terms, shown before any input. */
  trendingKeywords: Array<Scalars['String']['output']>;
};

/** A parcel in which an order, or a part of it, was sent. */
export type Shipment = {
  __typename?: 'Shipment';
  /** The name of the carrier. */
  carrier: Scalars['String']['output'];
  /** Its pieces. Empty if the shop does not list them. */
  items: Array<ShippedItem>;
  sentDate: Scalars['DateTime']['output'];
  trackingNumber: Scalars['String']['output'];
  /** The carrier's page about the parcel, always https. `null` if the carrier is unknown. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** Pieces of an order in a parcel. */
export type ShippedItem = {
  __typename?: 'ShippedItem';
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  selectedOptions: Array<OrderItemOption>;
};

/** A shipping method. */
export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  /** The first day in Bangkok on which it arrives if it is paid today. `null` if the shop does not say. */
  arrivesFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day, as `arrivesFrom`. */
  arrivesOn?: Maybe<Scalars['Date']['output']>;
  /** A stable name of the method, such as `standard`. */
  code: Scalars['String']['output'];
  /** Minimum total of items for free shipping. `null` if it is never free. */
  freeFrom?: Maybe<Money>;
  id: Scalars['ID']['output'];
  /** If it is ordered and paid before this, it arrives on `arrivesOn`. `null` if the shop does not promise a day. */
  orderBefore?: Maybe<Scalars['DateTime']['output']>;
  /** Before `freeFrom` makes it free: `estimate` has what the delivery of a bag costs. */
  price: Money;
  /** The names of the provinces to which it delivers. `null` if it delivers everywhere. */
  provinces?: Maybe<Array<Scalars['String']['output']>>;
  /** The stores in which orders are collected: an order names one of them, and needs no delivery address. Empty if they are delivered. */
  stores: Array<PickUpStore>;
  title: Scalars['String']['output'];
};

/** The colour in which a listing shows a product. */
export type ShownColor = {
  __typename?: 'ShownColor';
  image?: Maybe<Image>;
  productId: Scalars['String']['output'];
  secondImage?: Maybe<Image>;
  /** The option and its value that are the colour, for the address of the product. */
  selectedOption: SelectedOption;
};

/** Data that every page needs. */
export type Site = {
  __typename?: 'Site';
  info: SiteInfo;
  menus: Menus;
  /** Campaign popups; each is shown between its two dates. */
  popups: Array<Popup>;
  settings: Settings;
};

/** Name and address of the shop. */
export type SiteInfo = {
  __typename?: 'SiteInfo';
  brands: Array<Brand>;
  copyright?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The public URL; the target of the logo. */
  url: Scalars['String']['output'];
};

/** The measures of a product's sizes. */
export type SizeTable = {
  __typename?: 'SizeTable';
  columns: Array<Scalars['String']['output']>;
  /** The cells of each row; the first is the size. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** The enabled social sign-in providers. */
export type SocialLogin = {
  __typename?: 'SocialLogin';
  apple: Scalars['Boolean']['output'];
  facebook: Scalars['Boolean']['output'];
  google: Scalars['Boolean']['output'];
  line: Scalars['Boolean']['output'];
};

/** Social media profiles; `null` where the shop has none. */
export type SocialMedia = {
  __typename?: 'SocialMedia';
  facebook?: Maybe<Scalars['String']['output']>;
  instagram?: Maybe<Scalars['String']['output']>;
  line?: Maybe<Scalars['String']['output']>;
  spotify?: Maybe<Scalars['String']['output']>;
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

/** A store. */
export type Store = Node & {
  __typename?: 'Store';
  content: Scalars['Html']['output'];
  /** Opening hours, as text. */
  hours?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  location: StoreLocation;
  name: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
};

/** Stores. */
export type StoreConnection = {
  __typename?: 'StoreConnection';
  edges: Array<StoreEdge>;
  /** The nodes of the edges. */
  nodes: Array<Store>;
  pageInfo: PageInfo;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A store and its place in the list. */
export type StoreEdge = {
  __typename?: 'StoreEdge';
  cursor: Scalars['String']['output'];
  node: Store;
};

/** The location of a store; latitude and longitude in degrees (WGS 84). */
export type StoreLocation = {
  __typename?: 'StoreLocation';
  address: Scalars['String']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

/** A store that has pieces of a variation. */
export type StoreStock = {
  __typename?: 'StoreStock';
  /** The `slug` of the `Store`. */
  slug: Scalars['String']['output'];
  /** The number of pieces that are left there, once they are few. Otherwise `null`. */
  stockLeft?: Maybe<Scalars['Int']['output']>;
};

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

/** The result of a form. */
export type SubmitFormPayload = Payload & {
  __typename?: 'SubmitFormPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A line of the search suggestions. */
export type Suggestion = HeadlineSuggestion | MoreProductsSuggestion | NoResultsSuggestion | PageSuggestion | ProductSuggestion | SearchedForSuggestion | TaxonomySuggestion;

/** The image of a suggested product. */
export type SuggestionThumbnail = {
  __typename?: 'SuggestionThumbnail';
  alt: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Google tags. The shop loads them only after the visitor has agreed to analytics or ads, and sends GA4's commerce events. */
export type Tags = {
  __typename?: 'Tags';
  /** The id of the ads tag, such as `AW-12345678`, which needs consent to ads. */
  adsId?: Maybe<Scalars['String']['output']>;
  /** The id of the measurement tag, such as `G-ABC123`, which needs consent to analytics. */
  measurementId?: Maybe<Scalars['String']['output']>;
  /** When the purchase of an order is reported. */
  purchaseEvent: PurchaseEvent;
  /** The value that is reported of an order. */
  purchaseValue: PurchaseValue;
  /** The address of the script of both tags. */
  scriptUrl: Scalars['String']['output'];
};

/** A tax that is included in the total. */
export type TaxLine = {
  __typename?: 'TaxLine';
  name: Scalars['String']['output'];
  price: Money;
  rate?: Maybe<Scalars['String']['output']>;
};

/** A category, brand or collection. */
export type TaxonomySuggestion = {
  __typename?: 'TaxonomySuggestion';
  /** The path to the category, for example `Women / Dresses`. */
  breadcrumbs?: Maybe<Scalars['String']['output']>;
  /** The name, with matches in `<mark>`. */
  html: Scalars['Html']['output'];
  termId: Scalars['String']['output'];
  /** Number of products. `null` if unknown. */
  total?: Maybe<Scalars['Int']['output']>;
  url: Scalars['String']['output'];
};

/** A brand, collection or category of a product. */
export type Term = {
  __typename?: 'Term';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Its value in `ListingFilter`. */
  slug: Scalars['String']['output'];
};

/**
 * An option whose value the shopper types, for example a monogram of up to three letters. To order it, add the text to
 * `AddToCartInput.options`; without it the piece is sold plain. Two texts of the same product are two lines of the bag.
 */
export type TextOption = {
  __typename?: 'TextOption';
  /** Every character that the text may have, for example `ABCDEFGHIJKLMNOPQRSTUVWXYZ`. The CMS rejects any other. */
  characters: Scalars['String']['output'];
  /** The same for people, for example `A–Z`. */
  charactersLabel: Scalars['String']['output'];
  /** The maximum number of characters. */
  maxLength: Scalars['Int']['output'];
  /** The minimum number of characters, at least 1. */
  minLength: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Added to the price of each piece that has a text; 0 if the text is free. */
  price: Money;
  /** The `option` of the text in `AddToCartInput.options`. */
  slug: Scalars['String']['output'];
};

/** A value with only a label, for example a size. */
export type TextValue = OptionValue & {
  __typename?: 'TextValue';
  enableTooltip: Scalars['Boolean']['output'];
  isAvailable: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  type: OptionValueType;
};

/** Linked images with titles. */
export type Tiles = {
  __typename?: 'Tiles';
  items: Array<FeaturedLink>;
  title?: Maybe<Scalars['String']['output']>;
};

/** A value with two colours. */
export type TwoColorValue = OptionValue & {
  __typename?: 'TwoColorValue';
  /** Two colours, as CSS. */
  colors: Array<Scalars['String']['output']>;
  enableTooltip: Scalars['Boolean']['output'];
  isAvailable: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  type: OptionValueType;
};

/** An item of an order that cannot be bought again, or not as often. */
export type UnavailableItem = {
  __typename?: 'UnavailableItem';
  name: Scalars['String']['output'];
  /** The number of its pieces that are not in the bag. */
  quantity: Scalars['Int']['output'];
  selectedOptions: Array<OrderItemOption>;
};

/** The key of an address. */
export type UnsubscribeNewsletterInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** The result of ending the subscriptions of an address. */
export type UnsubscribeNewsletterPayload = Payload & {
  __typename?: 'UnsubscribeNewsletterPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** The key of an address. */
export type UnsubscribeStockAlertsInput = {
  /** The key from the link in the email. */
  key: Scalars['String']['input'];
};

/** The result of ending the requests of an address. */
export type UnsubscribeStockAlertsPayload = Payload & {
  __typename?: 'UnsubscribeStockAlertsPayload';
  /** A message for the shopper. */
  message?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A changed address of the address book. */
export type UpdateAddressInput = {
  address: AddressInput;
  id: Scalars['ID']['input'];
  /** Makes it the default instead of another one. The default stays the default if this is `false`. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The address book with the changed address. */
export type UpdateAddressPayload = Payload & {
  __typename?: 'UpdateAddressPayload';
  /** The whole address book, the default first. */
  addresses?: Maybe<Array<SavedAddress>>;
  userErrors: Array<UserError>;
};

/** The new quantity of a line. */
export type UpdateCartItemInput = {
  /** `CartItem.key` of the line. */
  key: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};

/** The bag with the changed line. */
export type UpdateCartItemPayload = Payload & {
  __typename?: 'UpdateCartItemPayload';
  /** The whole bag. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

/** New personal information of a customer. All fields are replaced. */
export type UpdateProfileInput = {
  /** Not later than today. */
  birthDate: Scalars['Date']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

/** The changed personal information. */
export type UpdateProfilePayload = Payload & {
  __typename?: 'UpdateProfilePayload';
  profile?: Maybe<ProfileDetails>;
  userErrors: Array<UserError>;
};

/** A signed-in customer. */
export type User = Node & {
  __typename?: 'User';
  displayName: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  /** The same for every customer, because a visitor has one account. */
  id: Scalars['ID']['output'];
  isAdmin: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

/**
 * Something that the shopper can mend. The first error of a payload has the message for the whole form; further ones are about
 * single fields: each field that fails has its own.
 */
export type UserError = {
  __typename?: 'UserError';
  code: UserErrorCode;
  /**
   * The path of a field that the input has, such as `email`, `billing.postcode` or `items.0.quantity`. `null` for the whole input.
   * When an item of the cart is sold out (OUT_OF_STOCK of `placeOrder`): its `key`.
   */
  field?: Maybe<Scalars['String']['output']>;
  /**
   * Whether `message` describes this failure, as the CMS or a rule of the shop words it. Otherwise it is the general message of
   * `code`, and a client may show a text of its own instead.
   */
  isSpecific: Scalars['Boolean']['output'];
  /** Can be shown to shoppers. */
  message: Scalars['String']['output'];
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

/** A combination of option values with its own price and stock. */
export type Variation = {
  __typename?: 'Variation';
  /** The id in the CMS. Without one, a text of its values, which is unique within the product. */
  databaseId: Scalars['String']['output'];
  gallery: Array<Image>;
  /** The number of its barcode. `null` if it is unknown. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The `variationId` of `addToCart`. */
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  /** Whether it has a `salePrice` now. */
  onSale: Scalars['Boolean']['output'];
  price: Money;
  regularPrice: Money;
  salePrice?: Maybe<Money>;
  secondImage?: Maybe<Image>;
  /** Its value of each option. An option that is missing here can have any value. */
  selectedOptions: Array<SelectedOption>;
  /** The SKU on its label, for `product` and `productBySku` only. `null` in lists, and when the CMS does not send it. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The number of pieces that are left, once they are so few that shoppers should see it. Otherwise `null`. */
  stockLeft?: Maybe<Scalars['Int']['output']>;
  stockStatus: StockStatus;
  /** The stores that have it now, for `product` and `productBySku` only. `null` in lists, and when the CMS does not know it. */
  stores?: Maybe<Array<StoreStock>>;
  url?: Maybe<Scalars['String']['output']>;
};

/** A video. */
export type Video = {
  __typename?: 'Video';
  autoplay: Scalars['Boolean']['output'];
  loop: Scalars['Boolean']['output'];
  mute: Scalars['Boolean']['output'];
  poster?: Maybe<Image>;
  provider: VideoProvider;
  /** The URL of the file for HTML5, or the id of the video at its provider. */
  source: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

/** The player of a video. */
export type VideoProvider =
  | 'HTML5'
  | 'VIMEO'
  | 'YOUTUBE';

/** The saved products of a customer. */
export type WishlistConnection = {
  __typename?: 'WishlistConnection';
  edges: Array<WishlistEdge>;
  /** The option values with which products were saved, for their addresses. */
  foundOptions: Array<FoundOptions>;
  /** The nodes of the edges. */
  nodes: Array<ProductCard>;
  pageInfo: PageInfo;
  /** Number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A saved product and its place in the list. */
export type WishlistEdge = {
  __typename?: 'WishlistEdge';
  cursor: Scalars['String']['output'];
  node: ProductCard;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ContentBlock:
    | ( BannerSlider )
    | ( Omit<ProductSlider, 'products'> & { query: import('@vitrine/contract/content.ts').SliderQuery } )
    | ( Tiles )
    | ( Video )
  ;
  Suggestion:
    | ( HeadlineSuggestion )
    | ( MoreProductsSuggestion )
    | ( NoResultsSuggestion )
    | ( PageSuggestion )
    | ( Omit<ProductSuggestion, 'price' | 'product' | 'regularPrice'> & { price?: Maybe<_RefType['Money']>, product?: Maybe<_RefType['ProductCard']>, regularPrice?: Maybe<_RefType['Money']> } )
    | ( SearchedForSuggestion )
    | ( TaxonomySuggestion )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Omit<LookBook, 'product'> & { product?: Maybe<_RefType['LookBookProduct']> } )
    | ( Omit<Order, 'discountTotal' | 'giftWrapTotal' | 'items' | 'refunds' | 'shippingTax' | 'shippingTotal' | 'subTotal' | 'total' | 'totalTax'> & { discountTotal: _RefType['Money'], giftWrapTotal: _RefType['Money'], items: Array<_RefType['OrderItem']>, refunds: Array<_RefType['Refund']>, shippingTax: _RefType['Money'], shippingTotal: _RefType['Money'], subTotal: _RefType['Money'], total: _RefType['Money'], totalTax: _RefType['Money'] } )
    | ( Omit<Page, 'blocks'> & { blocks: Array<_RefType['ContentBlock']> } )
    | ( Omit<Product, 'brands' | 'categories' | 'collections' | 'completeTheLook' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'upsellProducts' | 'variations'> & { brands: Array<_RefType['Term']>, categories: Array<_RefType['Term']>, collections: Array<_RefType['Term']>, completeTheLook?: Maybe<_RefType['CompleteTheLook']>, options: Array<_RefType['Option']>, price: _RefType['Money'], regularPrice: _RefType['Money'], salePrice?: Maybe<_RefType['Money']>, textOptions: Array<_RefType['TextOption']>, upsellProducts: Array<_RefType['ProductCard']>, variations: Array<_RefType['Variation']> } )
    | ( Omit<ProductCard, 'brands' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'variations' | 'visibleOption'> & { brands: Array<_RefType['Term']>, options: Array<_RefType['Option']>, price: _RefType['Money'], regularPrice: _RefType['Money'], salePrice?: Maybe<_RefType['Money']>, textOptions: Array<_RefType['TextOption']>, variations: Array<_RefType['Variation']>, visibleOption?: Maybe<_RefType['Option']> } )
    | ( Store )
    | ( User )
  ;
  OptionValue:
    | ( ColorValue )
    | ( ImageValue )
    | ( TextValue )
    | ( TwoColorValue )
  ;
  Payload:
    | ( AddAddressPayload )
    | ( Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( AddToWishlistPayload )
    | ( Omit<ApplyCouponPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( Pick<CancelOrderPayload, 'message' | 'userErrors'> & { input: CancelOrderInput } )
    | ( ChangePasswordPayload )
    | ( ConfirmNewsletterPayload )
    | ( ConfirmPaymentPayload )
    | ( ConfirmStockAlertPayload )
    | ( CreateAccountFromOrderPayload )
    | ( DeleteAccountPayload )
    | ( LoginPayload )
    | ( LogoutPayload )
    | ( Omit<OrderAgainPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( PayByCardPayload )
    | ( PayByRedirectPayload )
    | ( Omit<PlaceOrderPayload, 'cart' | 'order'> & { cart?: Maybe<_RefType['Cart']>, order?: Maybe<_RefType['Order']> } )
    | ( RegisterPayload )
    | ( RemoveAddressPayload )
    | ( Omit<RemoveCartItemPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( Omit<RemoveCouponPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( RemoveFromWishlistPayload )
    | ( RequestAccountDeletionPayload )
    | ( RequestOrderLinkPayload )
    | ( RequestPasswordResetPayload )
    | ( Omit<RequestReturnPayload, 'order'> & { order?: Maybe<_RefType['Order']> } )
    | ( RequestStockAlertPayload )
    | ( ResetPasswordPayload )
    | ( Omit<SetGiftWrapPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( SubmitFormPayload )
    | ( UnsubscribeNewsletterPayload )
    | ( UnsubscribeStockAlertsPayload )
    | ( UpdateAddressPayload )
    | ( Omit<UpdateCartItemPayload, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( UpdateProfilePayload )
  ;
  ProductSummary:
    | ( Omit<Product, 'brands' | 'categories' | 'collections' | 'completeTheLook' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'upsellProducts' | 'variations'> & { brands: Array<_RefType['Term']>, categories: Array<_RefType['Term']>, collections: Array<_RefType['Term']>, completeTheLook?: Maybe<_RefType['CompleteTheLook']>, options: Array<_RefType['Option']>, price: _RefType['Money'], regularPrice: _RefType['Money'], salePrice?: Maybe<_RefType['Money']>, textOptions: Array<_RefType['TextOption']>, upsellProducts: Array<_RefType['ProductCard']>, variations: Array<_RefType['Variation']> } )
    | ( Omit<ProductCard, 'brands' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'variations' | 'visibleOption'> & { brands: Array<_RefType['Term']>, options: Array<_RefType['Option']>, price: _RefType['Money'], regularPrice: _RefType['Money'], salePrice?: Maybe<_RefType['Money']>, textOptions: Array<_RefType['TextOption']>, variations: Array<_RefType['Variation']>, visibleOption?: Maybe<_RefType['Option']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddAddressInput: AddAddressInput;
  AddAddressPayload: ResolverTypeWrapper<AddAddressPayload>;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  AddToWishlistInput: AddToWishlistInput;
  AddToWishlistPayload: ResolverTypeWrapper<AddToWishlistPayload>;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AlertedProduct: ResolverTypeWrapper<AlertedProduct>;
  ApplyCouponInput: ApplyCouponInput;
  ApplyCouponPayload: ResolverTypeWrapper<Omit<ApplyCouponPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Area: ResolverTypeWrapper<Area>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  BankLogo: ResolverTypeWrapper<BankLogo>;
  BannerSlide: ResolverTypeWrapper<BannerSlide>;
  BannerSlider: ResolverTypeWrapper<BannerSlider>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  CancelOrderInput: CancelOrderInput;
  CancelOrderPayload: ResolverTypeWrapper<Pick<CancelOrderPayload, 'message' | 'userErrors'> & { input: CancelOrderInput }>;
  CardPayment: ResolverTypeWrapper<CardPayment>;
  CardPaymentStatus: CardPaymentStatus;
  CareInstruction: ResolverTypeWrapper<CareInstruction>;
  Cart: ResolverTypeWrapper<Omit<Cart, 'coupons' | 'fees' | 'items' | 'totals'> & { coupons: Array<ResolversTypes['Coupon']>, fees: Array<ResolversTypes['Fee']>, items: Array<ResolversTypes['CartItem']>, totals: ResolversTypes['CartTotals'] }>;
  CartItem: ResolverTypeWrapper<Omit<CartItem, 'price' | 'product' | 'regularPrice' | 'total'> & { price: ResolversTypes['Money'], product?: Maybe<ResolversTypes['ProductCard']>, regularPrice: ResolversTypes['Money'], total?: Maybe<ResolversTypes['Money']> }>;
  CartItemOption: ResolverTypeWrapper<CartItemOption>;
  CartNotice: ResolverTypeWrapper<CartNotice>;
  CartNoticeCode: CartNoticeCode;
  CartTotals: ResolverTypeWrapper<Omit<CartTotals, 'taxLines' | 'totalDiscount' | 'totalDiscountTax' | 'totalFees' | 'totalFeesTax' | 'totalItems' | 'totalItemsTax' | 'totalPrice' | 'totalSaving' | 'totalShipping' | 'totalShippingTax' | 'totalTax'> & { taxLines: Array<ResolversTypes['TaxLine']>, totalDiscount: ResolversTypes['Money'], totalDiscountTax: ResolversTypes['Money'], totalFees: ResolversTypes['Money'], totalFeesTax: ResolversTypes['Money'], totalItems: ResolversTypes['Money'], totalItemsTax: ResolversTypes['Money'], totalPrice: ResolversTypes['Money'], totalSaving: ResolversTypes['Money'], totalShipping: ResolversTypes['Money'], totalShippingTax: ResolversTypes['Money'], totalTax: ResolversTypes['Money'] }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Checkout: ResolverTypeWrapper<Omit<Checkout, 'giftWrap' | 'paymentMethods' | 'shippingMethods'> & { giftWrap?: Maybe<ResolversTypes['GiftWrapOffer']>, paymentMethods: Array<ResolversTypes['PaymentChoice']>, shippingMethods: Array<ResolversTypes['ShippingMethod']> }>;
  ColorValue: ResolverTypeWrapper<ColorValue>;
  CompleteTheLook: ResolverTypeWrapper<Omit<CompleteTheLook, 'products'> & { products: Array<ResolversTypes['ProductCard']> }>;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmNewsletterPayload: ResolverTypeWrapper<ConfirmNewsletterPayload>;
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConfirmPaymentPayload: ResolverTypeWrapper<ConfirmPaymentPayload>;
  ConfirmStockAlertInput: ConfirmStockAlertInput;
  ConfirmStockAlertPayload: ResolverTypeWrapper<ConfirmStockAlertPayload>;
  ContactInfo: ResolverTypeWrapper<ContactInfo>;
  ContentBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentBlock']>;
  Country: ResolverTypeWrapper<Country>;
  Coupon: ResolverTypeWrapper<Omit<Coupon, 'discount'> & { discount: ResolversTypes['Money'] }>;
  CreateAccountFromOrderInput: CreateAccountFromOrderInput;
  CreateAccountFromOrderPayload: ResolverTypeWrapper<CreateAccountFromOrderPayload>;
  Css: ResolverTypeWrapper<Scalars['Css']['output']>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CustomerCoupon: ResolverTypeWrapper<Omit<CustomerCoupon, 'discount' | 'minimum'> & { discount?: Maybe<ResolversTypes['Money']>, minimum?: Maybe<ResolversTypes['Money']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeliveryPromise: ResolverTypeWrapper<Omit<DeliveryPromise, 'price'> & { price: ResolversTypes['Money'] }>;
  ErrorCode: ErrorCode;
  Exchange: ResolverTypeWrapper<Exchange>;
  FashionModel: ResolverTypeWrapper<FashionModel>;
  FeaturedLink: ResolverTypeWrapper<FeaturedLink>;
  FeaturedType: FeaturedType;
  Fee: ResolverTypeWrapper<Omit<Fee, 'total'> & { total: ResolversTypes['Money'] }>;
  Filter: ResolverTypeWrapper<Filter>;
  FilterSlug: FilterSlug;
  FilterTerm: ResolverTypeWrapper<FilterTerm>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormFieldInput: FormFieldInput;
  FormName: FormName;
  FoundOptions: ResolverTypeWrapper<FoundOptions>;
  FoundPage: ResolverTypeWrapper<FoundPage>;
  GiftWrap: ResolverTypeWrapper<GiftWrap>;
  GiftWrapOffer: ResolverTypeWrapper<Omit<GiftWrapOffer, 'price'> & { price: ResolversTypes['Money'] }>;
  HeadlineSuggestion: ResolverTypeWrapper<HeadlineSuggestion>;
  Html: ResolverTypeWrapper<Scalars['Html']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageFiles: ResolverTypeWrapper<ImageFiles>;
  ImageSize: ResolverTypeWrapper<ImageSize>;
  ImageSizes: ResolverTypeWrapper<ImageSizes>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  ImageValue: ResolverTypeWrapper<ImageValue>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  Link: ResolverTypeWrapper<Link>;
  LinkedProvider: ResolverTypeWrapper<LinkedProvider>;
  ListingConnection: ResolverTypeWrapper<Omit<ListingConnection, 'edges' | 'nodes' | 'priceRange'> & { edges: Array<ResolversTypes['ListingEdge']>, nodes: Array<ResolversTypes['ProductCard']>, priceRange?: Maybe<ResolversTypes['PriceRange']> }>;
  ListingEdge: ResolverTypeWrapper<Omit<ListingEdge, 'node'> & { node: ResolversTypes['ProductCard'] }>;
  ListingFilter: ListingFilter;
  ListingLookBook: ResolverTypeWrapper<ListingLookBook>;
  ListingSort: ListingSort;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<LoginPayload>;
  Logo: ResolverTypeWrapper<Logo>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  LookBook: ResolverTypeWrapper<Omit<LookBook, 'product'> & { product?: Maybe<ResolversTypes['LookBookProduct']> }>;
  LookBookProduct: ResolverTypeWrapper<Omit<LookBookProduct, 'products'> & { products?: Maybe<Array<ResolversTypes['ProductCard']>> }>;
  MegaMenu: ResolverTypeWrapper<MegaMenu>;
  MegaMenuColumn: ResolverTypeWrapper<MegaMenuColumn>;
  MegaMenuType: MegaMenuType;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  Menus: ResolverTypeWrapper<Menus>;
  Money: ResolverTypeWrapper<Pick<Money, 'amount'>>;
  MoreProductsSuggestion: ResolverTypeWrapper<MoreProductsSuggestion>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterForm: ResolverTypeWrapper<NewsletterForm>;
  NoResultsSuggestion: ResolverTypeWrapper<NoResultsSuggestion>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotificationBar: ResolverTypeWrapper<NotificationBar>;
  NotificationItem: ResolverTypeWrapper<NotificationItem>;
  Option: ResolverTypeWrapper<Omit<Option, 'values'> & { values: Array<ResolversTypes['OptionValue']> }>;
  OptionValue: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OptionValue']>;
  OptionValueType: OptionValueType;
  Order: ResolverTypeWrapper<Omit<Order, 'discountTotal' | 'giftWrapTotal' | 'items' | 'refunds' | 'shippingTax' | 'shippingTotal' | 'subTotal' | 'total' | 'totalTax'> & { discountTotal: ResolversTypes['Money'], giftWrapTotal: ResolversTypes['Money'], items: Array<ResolversTypes['OrderItem']>, refunds: Array<ResolversTypes['Refund']>, shippingTax: ResolversTypes['Money'], shippingTotal: ResolversTypes['Money'], subTotal: ResolversTypes['Money'], total: ResolversTypes['Money'], totalTax: ResolversTypes['Money'] }>;
  OrderAgainInput: OrderAgainInput;
  OrderAgainPayload: ResolverTypeWrapper<Omit<OrderAgainPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OrderEdge']>, nodes: Array<ResolversTypes['Order']> }>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderItem: ResolverTypeWrapper<Omit<OrderItem, 'exchanges' | 'price' | 'product' | 'total'> & { exchanges?: Maybe<Array<ResolversTypes['Exchange']>>, price: ResolversTypes['Money'], product?: Maybe<ResolversTypes['ProductCard']>, total: ResolversTypes['Money'] }>;
  OrderItemOption: ResolverTypeWrapper<OrderItemOption>;
  OrderStatus: OrderStatus;
  OrderStep: ResolverTypeWrapper<OrderStep>;
  OrderStepName: OrderStepName;
  OrderTab: OrderTab;
  Page: ResolverTypeWrapper<Omit<Page, 'blocks'> & { blocks: Array<ResolversTypes['ContentBlock']> }>;
  PageConnection: ResolverTypeWrapper<Omit<PageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PageEdge']>, nodes: Array<ResolversTypes['Page']> }>;
  PageEdge: ResolverTypeWrapper<Omit<PageEdge, 'node'> & { node: ResolversTypes['Page'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageMeta: ResolverTypeWrapper<PageMeta>;
  PageSuggestion: ResolverTypeWrapper<PageSuggestion>;
  PayByCardInput: PayByCardInput;
  PayByCardPayload: ResolverTypeWrapper<PayByCardPayload>;
  PayByRedirectInput: PayByRedirectInput;
  PayByRedirectPayload: ResolverTypeWrapper<PayByRedirectPayload>;
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>;
  PaymentChoice: ResolverTypeWrapper<Omit<PaymentChoice, 'maxTotal' | 'minTotal'> & { maxTotal?: Maybe<ResolversTypes['Money']>, minTotal?: Maybe<ResolversTypes['Money']> }>;
  PaymentEntry: ResolverTypeWrapper<Omit<PaymentEntry, 'amount'> & { amount: ResolversTypes['Money'] }>;
  PaymentEntryStatus: PaymentEntryStatus;
  PaymentMethod: PaymentMethod;
  PaymentSource: ResolverTypeWrapper<PaymentSource>;
  PickUpStore: ResolverTypeWrapper<PickUpStore>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<PlaceOrderPayload, 'cart' | 'order'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']> }>;
  Popup: ResolverTypeWrapper<Popup>;
  PopupImages: ResolverTypeWrapper<PopupImages>;
  PriceRange: ResolverTypeWrapper<Omit<PriceRange, 'highest' | 'lowest'> & { highest: ResolversTypes['Money'], lowest: ResolversTypes['Money'] }>;
  Product: ResolverTypeWrapper<Omit<Product, 'brands' | 'categories' | 'collections' | 'completeTheLook' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'upsellProducts' | 'variations'> & { brands: Array<ResolversTypes['Term']>, categories: Array<ResolversTypes['Term']>, collections: Array<ResolversTypes['Term']>, completeTheLook?: Maybe<ResolversTypes['CompleteTheLook']>, options: Array<ResolversTypes['Option']>, price: ResolversTypes['Money'], regularPrice: ResolversTypes['Money'], salePrice?: Maybe<ResolversTypes['Money']>, textOptions: Array<ResolversTypes['TextOption']>, upsellProducts: Array<ResolversTypes['ProductCard']>, variations: Array<ResolversTypes['Variation']> }>;
  ProductCard: ResolverTypeWrapper<Omit<ProductCard, 'brands' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'variations' | 'visibleOption'> & { brands: Array<ResolversTypes['Term']>, options: Array<ResolversTypes['Option']>, price: ResolversTypes['Money'], regularPrice: ResolversTypes['Money'], salePrice?: Maybe<ResolversTypes['Money']>, textOptions: Array<ResolversTypes['TextOption']>, variations: Array<ResolversTypes['Variation']>, visibleOption?: Maybe<ResolversTypes['Option']> }>;
  ProductSlider: ResolverTypeWrapper<Omit<ProductSlider, 'products'> & { query: import('@vitrine/contract/content.ts').SliderQuery }>;
  ProductSuggestion: ResolverTypeWrapper<Omit<ProductSuggestion, 'price' | 'product' | 'regularPrice'> & { price?: Maybe<ResolversTypes['Money']>, product?: Maybe<ResolversTypes['ProductCard']>, regularPrice?: Maybe<ResolversTypes['Money']> }>;
  ProductSummary: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductSummary']>;
  ProductType: ProductType;
  ProductVideo: ResolverTypeWrapper<ProductVideo>;
  ProfileDetails: ResolverTypeWrapper<ProfileDetails>;
  PromptPay: ResolverTypeWrapper<PromptPay>;
  PromptPayStatus: PromptPayStatus;
  Province: ResolverTypeWrapper<Province>;
  PurchaseEvent: PurchaseEvent;
  PurchaseValue: PurchaseValue;
  QuantityLimits: ResolverTypeWrapper<QuantityLimits>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedirectPayment: ResolverTypeWrapper<RedirectPayment>;
  Refund: ResolverTypeWrapper<Omit<Refund, 'amount'> & { amount: ResolversTypes['Money'] }>;
  RefundAccountInput: RefundAccountInput;
  RefundReason: RefundReason;
  RefundStatus: RefundStatus;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<RegisterPayload>;
  RemoveAddressInput: RemoveAddressInput;
  RemoveAddressPayload: ResolverTypeWrapper<RemoveAddressPayload>;
  RemoveCartItemInput: RemoveCartItemInput;
  RemoveCartItemPayload: ResolverTypeWrapper<Omit<RemoveCartItemPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemoveCouponInput: RemoveCouponInput;
  RemoveCouponPayload: ResolverTypeWrapper<Omit<RemoveCouponPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemoveFromWishlistInput: RemoveFromWishlistInput;
  RemoveFromWishlistPayload: ResolverTypeWrapper<RemoveFromWishlistPayload>;
  RequestAccountDeletionPayload: ResolverTypeWrapper<RequestAccountDeletionPayload>;
  RequestOrderLinkInput: RequestOrderLinkInput;
  RequestOrderLinkPayload: ResolverTypeWrapper<RequestOrderLinkPayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  RequestReturnInput: RequestReturnInput;
  RequestReturnPayload: ResolverTypeWrapper<Omit<RequestReturnPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  RequestStockAlertInput: RequestStockAlertInput;
  RequestStockAlertPayload: ResolverTypeWrapper<RequestStockAlertPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  Return: ResolverTypeWrapper<Return>;
  ReturnItemInput: ReturnItemInput;
  ReturnPromise: ResolverTypeWrapper<ReturnPromise>;
  ReturnReason: ReturnReason;
  ReturnStatus: ReturnStatus;
  ReturnedItem: ResolverTypeWrapper<ReturnedItem>;
  SavedAddress: ResolverTypeWrapper<SavedAddress>;
  SearchedForSuggestion: ResolverTypeWrapper<SearchedForSuggestion>;
  SelectedOption: ResolverTypeWrapper<SelectedOption>;
  SelectedOptionInput: SelectedOptionInput;
  SetGiftWrapInput: SetGiftWrapInput;
  SetGiftWrapPayload: ResolverTypeWrapper<Omit<SetGiftWrapPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Settings: ResolverTypeWrapper<Omit<Settings, 'delivery' | 'freeShippingFrom'> & { delivery?: Maybe<ResolversTypes['DeliveryPromise']>, freeShippingFrom?: Maybe<ResolversTypes['Money']> }>;
  Shipment: ResolverTypeWrapper<Shipment>;
  ShippedItem: ResolverTypeWrapper<ShippedItem>;
  ShippingMethod: ResolverTypeWrapper<Omit<ShippingMethod, 'freeFrom' | 'price'> & { freeFrom?: Maybe<ResolversTypes['Money']>, price: ResolversTypes['Money'] }>;
  ShownColor: ResolverTypeWrapper<ShownColor>;
  Site: ResolverTypeWrapper<Omit<Site, 'settings'> & { settings: ResolversTypes['Settings'] }>;
  SiteInfo: ResolverTypeWrapper<SiteInfo>;
  SizeTable: ResolverTypeWrapper<SizeTable>;
  SocialLogin: ResolverTypeWrapper<SocialLogin>;
  SocialMedia: ResolverTypeWrapper<SocialMedia>;
  SocialProvider: SocialProvider;
  StockStatus: StockStatus;
  Store: ResolverTypeWrapper<Store>;
  StoreConnection: ResolverTypeWrapper<StoreConnection>;
  StoreEdge: ResolverTypeWrapper<StoreEdge>;
  StoreLocation: ResolverTypeWrapper<StoreLocation>;
  StoreStock: ResolverTypeWrapper<StoreStock>;
  StorySort: StorySort;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitFormInput: SubmitFormInput;
  SubmitFormPayload: ResolverTypeWrapper<SubmitFormPayload>;
  Suggestion: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Suggestion']>;
  SuggestionThumbnail: ResolverTypeWrapper<SuggestionThumbnail>;
  Tags: ResolverTypeWrapper<Tags>;
  TaxLine: ResolverTypeWrapper<Omit<TaxLine, 'price'> & { price: ResolversTypes['Money'] }>;
  TaxonomySuggestion: ResolverTypeWrapper<TaxonomySuggestion>;
  Term: ResolverTypeWrapper<Term>;
  TextOption: ResolverTypeWrapper<Omit<TextOption, 'price'> & { price: ResolversTypes['Money'] }>;
  TextValue: ResolverTypeWrapper<TextValue>;
  Tiles: ResolverTypeWrapper<Tiles>;
  TwoColorValue: ResolverTypeWrapper<TwoColorValue>;
  UnavailableItem: ResolverTypeWrapper<UnavailableItem>;
  UnsubscribeNewsletterInput: UnsubscribeNewsletterInput;
  UnsubscribeNewsletterPayload: ResolverTypeWrapper<UnsubscribeNewsletterPayload>;
  UnsubscribeStockAlertsInput: UnsubscribeStockAlertsInput;
  UnsubscribeStockAlertsPayload: ResolverTypeWrapper<UnsubscribeStockAlertsPayload>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressPayload: ResolverTypeWrapper<UpdateAddressPayload>;
  UpdateCartItemInput: UpdateCartItemInput;
  UpdateCartItemPayload: ResolverTypeWrapper<Omit<UpdateCartItemPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<UpdateProfilePayload>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<User>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Variation: ResolverTypeWrapper<Omit<Variation, 'price' | 'regularPrice' | 'salePrice'> & { price: ResolversTypes['Money'], regularPrice: ResolversTypes['Money'], salePrice?: Maybe<ResolversTypes['Money']> }>;
  Video: ResolverTypeWrapper<Video>;
  VideoProvider: VideoProvider;
  WishlistConnection: ResolverTypeWrapper<Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WishlistEdge']>, nodes: Array<ResolversTypes['ProductCard']> }>;
  WishlistEdge: ResolverTypeWrapper<Omit<WishlistEdge, 'node'> & { node: ResolversTypes['ProductCard'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAddressInput: AddAddressInput;
  AddAddressPayload: AddAddressPayload;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  AddToWishlistInput: AddToWishlistInput;
  AddToWishlistPayload: AddToWishlistPayload;
  Address: Address;
  AddressInput: AddressInput;
  AlertedProduct: AlertedProduct;
  ApplyCouponInput: ApplyCouponInput;
  ApplyCouponPayload: Omit<ApplyCouponPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Area: Area;
  BankAccount: BankAccount;
  BankLogo: BankLogo;
  BannerSlide: BannerSlide;
  BannerSlider: BannerSlider;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  Breadcrumb: Breadcrumb;
  CancelOrderInput: CancelOrderInput;
  CancelOrderPayload: Pick<CancelOrderPayload, 'message' | 'userErrors'> & { input: CancelOrderInput };
  CardPayment: CardPayment;
  CareInstruction: CareInstruction;
  Cart: Omit<Cart, 'coupons' | 'fees' | 'items' | 'totals'> & { coupons: Array<ResolversParentTypes['Coupon']>, fees: Array<ResolversParentTypes['Fee']>, items: Array<ResolversParentTypes['CartItem']>, totals: ResolversParentTypes['CartTotals'] };
  CartItem: Omit<CartItem, 'price' | 'product' | 'regularPrice' | 'total'> & { price: ResolversParentTypes['Money'], product?: Maybe<ResolversParentTypes['ProductCard']>, regularPrice: ResolversParentTypes['Money'], total?: Maybe<ResolversParentTypes['Money']> };
  CartItemOption: CartItemOption;
  CartNotice: CartNotice;
  CartTotals: Omit<CartTotals, 'taxLines' | 'totalDiscount' | 'totalDiscountTax' | 'totalFees' | 'totalFeesTax' | 'totalItems' | 'totalItemsTax' | 'totalPrice' | 'totalSaving' | 'totalShipping' | 'totalShippingTax' | 'totalTax'> & { taxLines: Array<ResolversParentTypes['TaxLine']>, totalDiscount: ResolversParentTypes['Money'], totalDiscountTax: ResolversParentTypes['Money'], totalFees: ResolversParentTypes['Money'], totalFeesTax: ResolversParentTypes['Money'], totalItems: ResolversParentTypes['Money'], totalItemsTax: ResolversParentTypes['Money'], totalPrice: ResolversParentTypes['Money'], totalSaving: ResolversParentTypes['Money'], totalShipping: ResolversParentTypes['Money'], totalShippingTax: ResolversParentTypes['Money'], totalTax: ResolversParentTypes['Money'] };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Checkout: Omit<Checkout, 'giftWrap' | 'paymentMethods' | 'shippingMethods'> & { giftWrap?: Maybe<ResolversParentTypes['GiftWrapOffer']>, paymentMethods: Array<ResolversParentTypes['PaymentChoice']>, shippingMethods: Array<ResolversParentTypes['ShippingMethod']> };
  ColorValue: ColorValue;
  CompleteTheLook: Omit<CompleteTheLook, 'products'> & { products: Array<ResolversParentTypes['ProductCard']> };
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmNewsletterPayload: ConfirmNewsletterPayload;
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConfirmPaymentPayload: ConfirmPaymentPayload;
  ConfirmStockAlertInput: ConfirmStockAlertInput;
  ConfirmStockAlertPayload: ConfirmStockAlertPayload;
  ContactInfo: ContactInfo;
  ContentBlock: ResolversUnionTypes<ResolversParentTypes>['ContentBlock'];
  Country: Country;
  Coupon: Omit<Coupon, 'discount'> & { discount: ResolversParentTypes['Money'] };
  CreateAccountFromOrderInput: CreateAccountFromOrderInput;
  CreateAccountFromOrderPayload: CreateAccountFromOrderPayload;
  Css: Scalars['Css']['output'];
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CustomerCoupon: Omit<CustomerCoupon, 'discount' | 'minimum'> & { discount?: Maybe<ResolversParentTypes['Money']>, minimum?: Maybe<ResolversParentTypes['Money']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeliveryPromise: Omit<DeliveryPromise, 'price'> & { price: ResolversParentTypes['Money'] };
  Exchange: Exchange;
  FashionModel: FashionModel;
  FeaturedLink: FeaturedLink;
  Fee: Omit<Fee, 'total'> & { total: ResolversParentTypes['Money'] };
  Filter: Filter;
  FilterTerm: FilterTerm;
  Float: Scalars['Float']['output'];
  FormFieldInput: FormFieldInput;
  FoundOptions: FoundOptions;
  FoundPage: FoundPage;
  GiftWrap: GiftWrap;
  GiftWrapOffer: Omit<GiftWrapOffer, 'price'> & { price: ResolversParentTypes['Money'] };
  HeadlineSuggestion: HeadlineSuggestion;
  Html: Scalars['Html']['output'];
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageFiles: ImageFiles;
  ImageSize: ImageSize;
  ImageSizes: ImageSizes;
  ImageSource: ImageSource;
  ImageValue: ImageValue;
  Int: Scalars['Int']['output'];
  Link: Link;
  LinkedProvider: LinkedProvider;
  ListingConnection: Omit<ListingConnection, 'edges' | 'nodes' | 'priceRange'> & { edges: Array<ResolversParentTypes['ListingEdge']>, nodes: Array<ResolversParentTypes['ProductCard']>, priceRange?: Maybe<ResolversParentTypes['PriceRange']> };
  ListingEdge: Omit<ListingEdge, 'node'> & { node: ResolversParentTypes['ProductCard'] };
  ListingFilter: ListingFilter;
  ListingLookBook: ListingLookBook;
  LoginInput: LoginInput;
  LoginPayload: LoginPayload;
  Logo: Logo;
  LogoutPayload: LogoutPayload;
  LookBook: Omit<LookBook, 'product'> & { product?: Maybe<ResolversParentTypes['LookBookProduct']> };
  LookBookProduct: Omit<LookBookProduct, 'products'> & { products?: Maybe<Array<ResolversParentTypes['ProductCard']>> };
  MegaMenu: MegaMenu;
  MegaMenuColumn: MegaMenuColumn;
  MenuItem: MenuItem;
  Menus: Menus;
  Money: Pick<Money, 'amount'>;
  MoreProductsSuggestion: MoreProductsSuggestion;
  Mutation: Record<PropertyKey, never>;
  NewsletterForm: NewsletterForm;
  NoResultsSuggestion: NoResultsSuggestion;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotificationBar: NotificationBar;
  NotificationItem: NotificationItem;
  Option: Omit<Option, 'values'> & { values: Array<ResolversParentTypes['OptionValue']> };
  OptionValue: ResolversInterfaceTypes<ResolversParentTypes>['OptionValue'];
  Order: Omit<Order, 'discountTotal' | 'giftWrapTotal' | 'items' | 'refunds' | 'shippingTax' | 'shippingTotal' | 'subTotal' | 'total' | 'totalTax'> & { discountTotal: ResolversParentTypes['Money'], giftWrapTotal: ResolversParentTypes['Money'], items: Array<ResolversParentTypes['OrderItem']>, refunds: Array<ResolversParentTypes['Refund']>, shippingTax: ResolversParentTypes['Money'], shippingTotal: ResolversParentTypes['Money'], subTotal: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'], totalTax: ResolversParentTypes['Money'] };
  OrderAgainInput: OrderAgainInput;
  OrderAgainPayload: Omit<OrderAgainPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  OrderConnection: Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OrderEdge']>, nodes: Array<ResolversParentTypes['Order']> };
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderItem: Omit<OrderItem, 'exchanges' | 'price' | 'product' | 'total'> & { exchanges?: Maybe<Array<ResolversParentTypes['Exchange']>>, price: ResolversParentTypes['Money'], product?: Maybe<ResolversParentTypes['ProductCard']>, total: ResolversParentTypes['Money'] };
  OrderItemOption: OrderItemOption;
  OrderStep: OrderStep;
  Page: Omit<Page, 'blocks'> & { blocks: Array<ResolversParentTypes['ContentBlock']> };
  PageConnection: Omit<PageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PageEdge']>, nodes: Array<ResolversParentTypes['Page']> };
  PageEdge: Omit<PageEdge, 'node'> & { node: ResolversParentTypes['Page'] };
  PageInfo: PageInfo;
  PageMeta: PageMeta;
  PageSuggestion: PageSuggestion;
  PayByCardInput: PayByCardInput;
  PayByCardPayload: PayByCardPayload;
  PayByRedirectInput: PayByRedirectInput;
  PayByRedirectPayload: PayByRedirectPayload;
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload'];
  PaymentChoice: Omit<PaymentChoice, 'maxTotal' | 'minTotal'> & { maxTotal?: Maybe<ResolversParentTypes['Money']>, minTotal?: Maybe<ResolversParentTypes['Money']> };
  PaymentEntry: Omit<PaymentEntry, 'amount'> & { amount: ResolversParentTypes['Money'] };
  PaymentSource: PaymentSource;
  PickUpStore: PickUpStore;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: Omit<PlaceOrderPayload, 'cart' | 'order'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']> };
  Popup: Popup;
  PopupImages: PopupImages;
  PriceRange: Omit<PriceRange, 'highest' | 'lowest'> & { highest: ResolversParentTypes['Money'], lowest: ResolversParentTypes['Money'] };
  Product: Omit<Product, 'brands' | 'categories' | 'collections' | 'completeTheLook' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'upsellProducts' | 'variations'> & { brands: Array<ResolversParentTypes['Term']>, categories: Array<ResolversParentTypes['Term']>, collections: Array<ResolversParentTypes['Term']>, completeTheLook?: Maybe<ResolversParentTypes['CompleteTheLook']>, options: Array<ResolversParentTypes['Option']>, price: ResolversParentTypes['Money'], regularPrice: ResolversParentTypes['Money'], salePrice?: Maybe<ResolversParentTypes['Money']>, textOptions: Array<ResolversParentTypes['TextOption']>, upsellProducts: Array<ResolversParentTypes['ProductCard']>, variations: Array<ResolversParentTypes['Variation']> };
  ProductCard: Omit<ProductCard, 'brands' | 'options' | 'price' | 'regularPrice' | 'salePrice' | 'textOptions' | 'variations' | 'visibleOption'> & { brands: Array<ResolversParentTypes['Term']>, options: Array<ResolversParentTypes['Option']>, price: ResolversParentTypes['Money'], regularPrice: ResolversParentTypes['Money'], salePrice?: Maybe<ResolversParentTypes['Money']>, textOptions: Array<ResolversParentTypes['TextOption']>, variations: Array<ResolversParentTypes['Variation']>, visibleOption?: Maybe<ResolversParentTypes['Option']> };
  ProductSlider: Omit<ProductSlider, 'products'> & { query: import('@vitrine/contract/content.ts').SliderQuery };
  ProductSuggestion: Omit<ProductSuggestion, 'price' | 'product' | 'regularPrice'> & { price?: Maybe<ResolversParentTypes['Money']>, product?: Maybe<ResolversParentTypes['ProductCard']>, regularPrice?: Maybe<ResolversParentTypes['Money']> };
  ProductSummary: ResolversInterfaceTypes<ResolversParentTypes>['ProductSummary'];
  ProductVideo: ProductVideo;
  ProfileDetails: ProfileDetails;
  PromptPay: PromptPay;
  Province: Province;
  QuantityLimits: QuantityLimits;
  Query: Record<PropertyKey, never>;
  RedirectPayment: RedirectPayment;
  Refund: Omit<Refund, 'amount'> & { amount: ResolversParentTypes['Money'] };
  RefundAccountInput: RefundAccountInput;
  RegisterInput: RegisterInput;
  RegisterPayload: RegisterPayload;
  RemoveAddressInput: RemoveAddressInput;
  RemoveAddressPayload: RemoveAddressPayload;
  RemoveCartItemInput: RemoveCartItemInput;
  RemoveCartItemPayload: Omit<RemoveCartItemPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemoveCouponInput: RemoveCouponInput;
  RemoveCouponPayload: Omit<RemoveCouponPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemoveFromWishlistInput: RemoveFromWishlistInput;
  RemoveFromWishlistPayload: RemoveFromWishlistPayload;
  RequestAccountDeletionPayload: RequestAccountDeletionPayload;
  RequestOrderLinkInput: RequestOrderLinkInput;
  RequestOrderLinkPayload: RequestOrderLinkPayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  RequestReturnInput: RequestReturnInput;
  RequestReturnPayload: Omit<RequestReturnPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  RequestStockAlertInput: RequestStockAlertInput;
  RequestStockAlertPayload: RequestStockAlertPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  Return: Return;
  ReturnItemInput: ReturnItemInput;
  ReturnPromise: ReturnPromise;
  ReturnedItem: ReturnedItem;
  SavedAddress: SavedAddress;
  SearchedForSuggestion: SearchedForSuggestion;
  SelectedOption: SelectedOption;
  SelectedOptionInput: SelectedOptionInput;
  SetGiftWrapInput: SetGiftWrapInput;
  SetGiftWrapPayload: Omit<SetGiftWrapPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Settings: Omit<Settings, 'delivery' | 'freeShippingFrom'> & { delivery?: Maybe<ResolversParentTypes['DeliveryPromise']>, freeShippingFrom?: Maybe<ResolversParentTypes['Money']> };
  Shipment: Shipment;
  ShippedItem: ShippedItem;
  ShippingMethod: Omit<ShippingMethod, 'freeFrom' | 'price'> & { freeFrom?: Maybe<ResolversParentTypes['Money']>, price: ResolversParentTypes['Money'] };
  ShownColor: ShownColor;
  Site: Omit<Site, 'settings'> & { settings: ResolversParentTypes['Settings'] };
  SiteInfo: SiteInfo;
  SizeTable: SizeTable;
  SocialLogin: SocialLogin;
  SocialMedia: SocialMedia;
  Store: Store;
  StoreConnection: StoreConnection;
  StoreEdge: StoreEdge;
  StoreLocation: StoreLocation;
  StoreStock: StoreStock;
  String: Scalars['String']['output'];
  SubmitFormInput: SubmitFormInput;
  SubmitFormPayload: SubmitFormPayload;
  Suggestion: ResolversUnionTypes<ResolversParentTypes>['Suggestion'];
  SuggestionThumbnail: SuggestionThumbnail;
  Tags: Tags;
  TaxLine: Omit<TaxLine, 'price'> & { price: ResolversParentTypes['Money'] };
  TaxonomySuggestion: TaxonomySuggestion;
  Term: Term;
  TextOption: Omit<TextOption, 'price'> & { price: ResolversParentTypes['Money'] };
  TextValue: TextValue;
  Tiles: Tiles;
  TwoColorValue: TwoColorValue;
  UnavailableItem: UnavailableItem;
  UnsubscribeNewsletterInput: UnsubscribeNewsletterInput;
  UnsubscribeNewsletterPayload: UnsubscribeNewsletterPayload;
  UnsubscribeStockAlertsInput: UnsubscribeStockAlertsInput;
  UnsubscribeStockAlertsPayload: UnsubscribeStockAlertsPayload;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressPayload: UpdateAddressPayload;
  UpdateCartItemInput: UpdateCartItemInput;
  UpdateCartItemPayload: Omit<UpdateCartItemPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: UpdateProfilePayload;
  Upload: Scalars['Upload']['output'];
  User: User;
  UserError: UserError;
  Variation: Omit<Variation, 'price' | 'regularPrice' | 'salePrice'> & { price: ResolversParentTypes['Money'], regularPrice: ResolversParentTypes['Money'], salePrice?: Maybe<ResolversParentTypes['Money']> };
  Video: Video;
  WishlistConnection: Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WishlistEdge']>, nodes: Array<ResolversParentTypes['ProductCard']> };
  WishlistEdge: Omit<WishlistEdge, 'node'> & { node: ResolversParentTypes['ProductCard'] };
};

export type ErrorsDirectiveArgs = {
  codes: Array<ErrorCode>;
};

export type ErrorsDirectiveResolver<Result, Parent, ContextType = any, Args = ErrorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type InContextDirectiveArgs = {
  language?: Language;
};

export type InContextDirectiveResolver<Result, Parent, ContextType = any, Args = InContextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = any, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UserErrorsDirectiveArgs = {
  codes: Array<UserErrorCode>;
  subject?: Maybe<Array<Scalars['String']['input']>>;
};

export type UserErrorsDirectiveResolver<Result, Parent, ContextType = any, Args = UserErrorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddAddressPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddAddressPayload'] = ResolversParentTypes['AddAddressPayload']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToWishlistPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddToWishlistPayload'] = ResolversParentTypes['AddToWishlistPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdistrict?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxBranch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertedProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['AlertedProduct'] = ResolversParentTypes['AlertedProduct']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplyCouponPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplyCouponPayload'] = ResolversParentTypes['ApplyCouponPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AreaResolvers<ContextType = any, ParentType extends ResolversParentTypes['Area'] = ResolversParentTypes['Area']> = {
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdistrict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankLogo?: Resolver<Maybe<ResolversTypes['BankLogo']>, ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankLogoResolvers<ContextType = any, ParentType extends ResolversParentTypes['BankLogo'] = ResolversParentTypes['BankLogo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<ResolversTypes['ImageSizes'], ParentType, ContextType>;
};

export type BannerSlideResolvers<ContextType = any, ParentType extends ResolversParentTypes['BannerSlide'] = ResolversParentTypes['BannerSlide']> = {
  desktop?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerSliderResolvers<ContextType = any, ParentType extends ResolversParentTypes['BannerSlider'] = ResolversParentTypes['BannerSlider']> = {
  slides?: Resolver<Array<ResolversTypes['BannerSlide']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandResolvers<ContextType = any, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  accent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = any, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardPaymentResolvers<ContextType = any, ParentType extends ResolversParentTypes['CardPayment'] = ResolversParentTypes['CardPayment']> = {
  authorizeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardPaymentStatus'], ParentType, ContextType>;
};

export type CareInstructionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CareInstruction'] = ResolversParentTypes['CareInstruction']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  precautions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = any, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  coupons?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['Fee']>, ParentType, ContextType>;
  giftWrap?: Resolver<Maybe<ResolversTypes['GiftWrap']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityLimits?: Resolver<ResolversTypes['QuantityLimits'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['CartItemOption']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartItemOption'] = ResolversParentTypes['CartItemOption']> = {
  isText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['CartNoticeCode'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  taxLines?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDiscountTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalFees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalFeesTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalItemsTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalSaving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalShipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalShippingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  addresses?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  giftWrap?: Resolver<Maybe<ResolversTypes['GiftWrapOffer']>, ParentType, ContextType>;
  hasAreas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentChoice']>, ParentType, ContextType>;
  provinces?: Resolver<Array<ResolversTypes['Province']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
};

export type ColorValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['ColorValue'] = ResolversParentTypes['ColorValue']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enableTooltip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionValueType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompleteTheLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompleteTheLook'] = ResolversParentTypes['CompleteTheLook']> = {
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type ConfirmNewsletterPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmNewsletterPayload'] = ResolversParentTypes['ConfirmNewsletterPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmPaymentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmPaymentPayload'] = ResolversParentTypes['ConfirmPaymentPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmStockAlertPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmStockAlertPayload'] = ResolversParentTypes['ConfirmStockAlertPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['AlertedProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactInfo'] = ResolversParentTypes['ContactInfo']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentBlockResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContentBlock'] = ResolversParentTypes['ContentBlock']> = {
  __resolveType: TypeResolveFn<'BannerSlider' | 'ProductSlider' | 'Tiles' | 'Video', ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = any, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreateAccountFromOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateAccountFromOrderPayload'] = ResolversParentTypes['CreateAccountFromOrderPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CssScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Css'], any> {
  name: 'Css';
}

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CustomerCouponResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerCoupon'] = ResolversParentTypes['CustomerCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiresDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteAccountPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryPromiseResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryPromise'] = ResolversParentTypes['DeliveryPromise']> = {
  maxDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ExchangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Exchange'] = ResolversParentTypes['Exchange']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FashionModelResolvers<ContextType = any, ParentType extends ResolversParentTypes['FashionModel'] = ResolversParentTypes['FashionModel']> = {
  bust?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hips?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waist?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FeaturedLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeaturedLink'] = ResolversParentTypes['FeaturedLink']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['Link'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Fee'] = ResolversParentTypes['Fee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Filter'] = ResolversParentTypes['Filter']> = {
  above?: Resolver<Array<ResolversTypes['FilterTerm']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['FilterSlug'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['FilterTerm']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['FilterTerm']>, ParentType, ContextType>;
};

export type FilterTermResolvers<ContextType = any, ParentType extends ResolversParentTypes['FilterTerm'] = ResolversParentTypes['FilterTerm']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FoundOptions'] = ResolversParentTypes['FoundOptions']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
};

export type FoundPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['FoundPage'] = ResolversParentTypes['FoundPage']> = {
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftWrapResolvers<ContextType = any, ParentType extends ResolversParentTypes['GiftWrap'] = ResolversParentTypes['GiftWrap']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftWrapOfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['GiftWrapOffer'] = ResolversParentTypes['GiftWrapOffer']> = {
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HeadlineSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['HeadlineSuggestion'] = ResolversParentTypes['HeadlineSuggestion']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Html'], any> {
  name: 'Html';
}

export type ImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avifSrcset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Maybe<ResolversTypes['ImageFiles']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizes?: Resolver<ResolversTypes['ImageSizes'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webpSrcset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageFilesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImageFiles'] = ResolversParentTypes['ImageFiles']> = {
  avifSrcset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webpSrcset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImageSize'] = ResolversParentTypes['ImageSize']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSizesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImageSizes'] = ResolversParentTypes['ImageSizes']> = {
  full?: Resolver<ResolversTypes['ImageSize'], ParentType, ContextType>;
  large?: Resolver<ResolversTypes['ImageSize'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['ImageSize'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['ImageSize'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImageValue'] = ResolversParentTypes['ImageValue']> = {
  enableTooltip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionValueType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  isNewTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkedProviderResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkedProvider'] = ResolversParentTypes['LinkedProvider']> = {
  linkedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SocialProvider'], ParentType, ContextType>;
};

export type ListingConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingConnection'] = ResolversParentTypes['ListingConnection']> = {
  content?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ListingEdge']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  featuredImageMobile?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  featuredType?: Resolver<Maybe<ResolversTypes['FeaturedType']>, ParentType, ContextType>;
  featuredVideo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['Filter']>, ParentType, ContextType>;
  foundOptions?: Resolver<Array<ResolversTypes['FoundOptions']>, ParentType, ContextType>;
  lookBooks?: Resolver<Array<ResolversTypes['ListingLookBook']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  notCarried?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FoundPage']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  searchedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownColors?: Resolver<Array<ResolversTypes['ShownColor']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingEdge'] = ResolversParentTypes['ListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
};

export type ListingLookBookResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingLookBook'] = ResolversParentTypes['ListingLookBook']> = {
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['Link'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoResolvers<ContextType = any, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LookBookResolvers<ContextType = any, ParentType extends ResolversParentTypes['LookBook'] = ResolversParentTypes['LookBook']> = {
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['LookBookProduct']>, ParentType, ContextType>;
  showTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  styles?: Resolver<Maybe<ResolversTypes['Css']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LookBookProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['LookBookProduct'] = ResolversParentTypes['LookBookProduct']> = {
  categoryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<LookBookProductProductsArgs, 'limit'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MegaMenuResolvers<ContextType = any, ParentType extends ResolversParentTypes['MegaMenu'] = ResolversParentTypes['MegaMenu']> = {
  columns?: Resolver<Array<ResolversTypes['MegaMenuColumn']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['FeaturedLink']>, ParentType, ContextType>;
  menuItemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MegaMenuType'], ParentType, ContextType>;
};

export type MegaMenuColumnResolvers<ContextType = any, ParentType extends ResolversParentTypes['MegaMenuColumn'] = ResolversParentTypes['MegaMenuColumn']> = {
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  databaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNewTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenusResolvers<ContextType = any, ParentType extends ResolversParentTypes['Menus'] = ResolversParentTypes['Menus']> = {
  footer?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  primary?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MoreProductsSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MoreProductsSuggestion'] = ResolversParentTypes['MoreProductsSuggestion']> = {
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAddress?: Resolver<Maybe<ResolversTypes['AddAddressPayload']>, ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  addToCart?: Resolver<Maybe<ResolversTypes['AddToCartPayload']>, ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  addToWishlist?: Resolver<Maybe<ResolversTypes['AddToWishlistPayload']>, ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'input'>>;
  applyCoupon?: Resolver<Maybe<ResolversTypes['ApplyCouponPayload']>, ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'input'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderPayload']>, ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmNewsletter?: Resolver<Maybe<ResolversTypes['ConfirmNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'input'>>;
  confirmPayment?: Resolver<Maybe<ResolversTypes['ConfirmPaymentPayload']>, ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'input'>>;
  confirmStockAlert?: Resolver<Maybe<ResolversTypes['ConfirmStockAlertPayload']>, ParentType, ContextType, RequireFields<MutationConfirmStockAlertArgs, 'input'>>;
  createAccountFromOrder?: Resolver<Maybe<ResolversTypes['CreateAccountFromOrderPayload']>, ParentType, ContextType, RequireFields<MutationCreateAccountFromOrderArgs, 'input'>>;
  deleteAccount?: Resolver<Maybe<ResolversTypes['DeleteAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  orderAgain?: Resolver<Maybe<ResolversTypes['OrderAgainPayload']>, ParentType, ContextType, RequireFields<MutationOrderAgainArgs, 'input'>>;
  payByCard?: Resolver<Maybe<ResolversTypes['PayByCardPayload']>, ParentType, ContextType, RequireFields<MutationPayByCardArgs, 'input'>>;
  payByRedirect?: Resolver<Maybe<ResolversTypes['PayByRedirectPayload']>, ParentType, ContextType, RequireFields<MutationPayByRedirectArgs, 'input'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderPayload']>, ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAddress?: Resolver<Maybe<ResolversTypes['RemoveAddressPayload']>, ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'input'>>;
  removeCartItem?: Resolver<Maybe<ResolversTypes['RemoveCartItemPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCartItemArgs, 'input'>>;
  removeCoupon?: Resolver<Maybe<ResolversTypes['RemoveCouponPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCouponArgs, 'input'>>;
  removeFromWishlist?: Resolver<Maybe<ResolversTypes['RemoveFromWishlistPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'input'>>;
  requestAccountDeletion?: Resolver<Maybe<ResolversTypes['RequestAccountDeletionPayload']>, ParentType, ContextType>;
  requestOrderLink?: Resolver<Maybe<ResolversTypes['RequestOrderLinkPayload']>, ParentType, ContextType, RequireFields<MutationRequestOrderLinkArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestReturn?: Resolver<Maybe<ResolversTypes['RequestReturnPayload']>, ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'input'>>;
  requestStockAlert?: Resolver<Maybe<ResolversTypes['RequestStockAlertPayload']>, ParentType, ContextType, RequireFields<MutationRequestStockAlertArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  setGiftWrap?: Resolver<Maybe<ResolversTypes['SetGiftWrapPayload']>, ParentType, ContextType, RequireFields<MutationSetGiftWrapArgs, 'input'>>;
  submitForm?: Resolver<Maybe<ResolversTypes['SubmitFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<Maybe<ResolversTypes['UnsubscribeNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'input'>>;
  unsubscribeStockAlerts?: Resolver<Maybe<ResolversTypes['UnsubscribeStockAlertsPayload']>, ParentType, ContextType, RequireFields<MutationUnsubscribeStockAlertsArgs, 'input'>>;
  updateAddress?: Resolver<Maybe<ResolversTypes['UpdateAddressPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateCartItem?: Resolver<Maybe<ResolversTypes['UpdateCartItemPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export type NewsletterFormResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsletterForm'] = ResolversParentTypes['NewsletterForm']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoResultsSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['NoResultsSuggestion'] = ResolversParentTypes['NoResultsSuggestion']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'LookBook' | 'Order' | 'Page' | 'Product' | 'ProductCard' | 'Store' | 'User', ParentType, ContextType>;
};

export type NotificationBarResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationBar'] = ResolversParentTypes['NotificationBar']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['NotificationItem']>, ParentType, ContextType>;
};

export type NotificationItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationItem'] = ResolversParentTypes['NotificationItem']> = {
  text?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
};

export type OptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['OptionValue']>, ParentType, ContextType>;
};

export type OptionValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionValue'] = ResolversParentTypes['OptionValue']> = {
  __resolveType: TypeResolveFn<'ColorValue' | 'ImageValue' | 'TextValue' | 'TwoColorValue', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  accessKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrivesFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  arrivesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  billing?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  canCreateAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canOrderAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftWrap?: Resolver<Maybe<ResolversTypes['GiftWrap']>, ParentType, ContextType>;
  giftWrapTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentMethodTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['Return']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shippingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAgainPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderAgainPayload'] = ResolversParentTypes['OrderAgainPayload']> = {
  added?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<Array<ResolversTypes['UnavailableItem']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  exchanges?: Resolver<Maybe<Array<ResolversTypes['Exchange']>>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productType?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['OrderStepName'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  blocks?: Resolver<Array<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  categoryNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  styles?: Resolver<Maybe<ResolversTypes['Css']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageConnection'] = ResolversParentTypes['PageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageEdge'] = ResolversParentTypes['PageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Page'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageMeta'] = ResolversParentTypes['PageMeta']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageSuggestion'] = ResolversParentTypes['PageSuggestion']> = {
  html?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayByCardPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayByCardPayload'] = ResolversParentTypes['PayByCardPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayByRedirectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayByRedirectPayload'] = ResolversParentTypes['PayByRedirectPayload']> = {
  redirectPayment?: Resolver<Maybe<ResolversTypes['RedirectPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'AddAddressPayload' | 'AddToCartPayload' | 'AddToWishlistPayload' | 'ApplyCouponPayload' | 'CancelOrderPayload' | 'ChangePasswordPayload' | 'ConfirmNewsletterPayload' | 'ConfirmPaymentPayload' | 'ConfirmStockAlertPayload' | 'CreateAccountFromOrderPayload' | 'DeleteAccountPayload' | 'LoginPayload' | 'LogoutPayload' | 'OrderAgainPayload' | 'PayByCardPayload' | 'PayByRedirectPayload' | 'PlaceOrderPayload' | 'RegisterPayload' | 'RemoveAddressPayload' | 'RemoveCartItemPayload' | 'RemoveCouponPayload' | 'RemoveFromWishlistPayload' | 'RequestAccountDeletionPayload' | 'RequestOrderLinkPayload' | 'RequestPasswordResetPayload' | 'RequestReturnPayload' | 'RequestStockAlertPayload' | 'ResetPasswordPayload' | 'SetGiftWrapPayload' | 'SubmitFormPayload' | 'UnsubscribeNewsletterPayload' | 'UnsubscribeStockAlertsPayload' | 'UpdateAddressPayload' | 'UpdateCartItemPayload' | 'UpdateProfilePayload', ParentType, ContextType>;
};

export type PaymentChoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentChoice'] = ResolversParentTypes['PaymentChoice']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  minTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentEntry'] = ResolversParentTypes['PaymentEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methodTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentEntryStatus'], ParentType, ContextType>;
};

export type PaymentSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentSource'] = ResolversParentTypes['PaymentSource']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickUpStoreResolvers<ContextType = any, ParentType extends ResolversParentTypes['PickUpStore'] = ResolversParentTypes['PickUpStore']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PopupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Popup'] = ResolversParentTypes['Popup']> = {
  databaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ResolversTypes['PopupImages'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PopupImagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['PopupImages'] = ResolversParentTypes['PopupImages']> = {
  desktop?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brands?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  careInstructions?: Resolver<Array<ResolversTypes['CareInstruction']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  completeTheLook?: Resolver<Maybe<ResolversTypes['CompleteTheLook']>, ParentType, ContextType>;
  composition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  fashionModels?: Resolver<Array<ResolversTypes['FashionModel']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasStockAlerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  information?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Option']>, ParentType, ContextType>;
  packshotImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  secondImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  sizeGuideImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  sizeTable?: Resolver<Maybe<ResolversTypes['SizeTable']>, ParentType, ContextType>;
  sizeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  textOptions?: Resolver<Array<ResolversTypes['TextOption']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  upsellProducts?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['Variation']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['ProductVideo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  brands?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Option']>, ParentType, ContextType>;
  packshotImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  secondImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  textOptions?: Resolver<Array<ResolversTypes['TextOption']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['Variation']>, ParentType, ContextType>;
  visibleOption?: Resolver<Maybe<ResolversTypes['Option']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSliderResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductSlider'] = ResolversParentTypes['ProductSlider']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<ProductSliderProductsArgs, 'limit'>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductSuggestion'] = ResolversParentTypes['ProductSuggestion']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['SuggestionThumbnail']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductSummary'] = ResolversParentTypes['ProductSummary']> = {
  __resolveType: TypeResolveFn<'Product' | 'ProductCard', ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  poster?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['VideoProvider'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileDetails'] = ResolversParentTypes['ProfileDetails']> = {
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['LinkedProvider']>, ParentType, ContextType>;
};

export type PromptPayResolvers<ContextType = any, ParentType extends ResolversParentTypes['PromptPay'] = ResolversParentTypes['PromptPay']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromptPayStatus'], ParentType, ContextType>;
};

export type ProvinceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Province'] = ResolversParentTypes['Province']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuantityLimitsResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuantityLimits'] = ResolversParentTypes['QuantityLimits']> = {
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  areas?: Resolver<Maybe<Array<ResolversTypes['Area']>>, ParentType, ContextType, RequireFields<QueryAreasArgs, 'search'>>;
  bankAccounts?: Resolver<Maybe<Array<ResolversTypes['BankAccount']>>, ParentType, ContextType>;
  cardPayment?: Resolver<Maybe<ResolversTypes['CardPayment']>, ParentType, ContextType, RequireFields<QueryCardPaymentArgs, 'orderId'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  coupons?: Resolver<Maybe<Array<ResolversTypes['CustomerCoupon']>>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType, RequireFields<QueryEstimateArgs, 'shippingMethod'>>;
  listing?: Resolver<Maybe<ResolversTypes['ListingConnection']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'first' | 'sort'>>;
  lookBook?: Resolver<Maybe<ResolversTypes['LookBook']>, ParentType, ContextType, RequireFields<QueryLookBookArgs, 'slug'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'status'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'key'>>;
  payments?: Resolver<Maybe<Array<ResolversTypes['PaymentEntry']>>, ParentType, ContextType>;
  personalData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'fresh' | 'slug'>>;
  productBySku?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductBySkuArgs, 'sku'>>;
  profile?: Resolver<Maybe<ResolversTypes['ProfileDetails']>, ParentType, ContextType>;
  promptPay?: Resolver<Maybe<ResolversTypes['PromptPay']>, ParentType, ContextType, RequireFields<QueryPromptPayArgs, 'orderId'>>;
  redirectPayment?: Resolver<Maybe<ResolversTypes['RedirectPayment']>, ParentType, ContextType, RequireFields<QueryRedirectPaymentArgs, 'orderId'>>;
  similarProducts?: Resolver<Maybe<Array<ResolversTypes['ProductCard']>>, ParentType, ContextType, RequireFields<QuerySimilarProductsArgs, 'limit' | 'slug'>>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'slug'>>;
  stores?: Resolver<Maybe<ResolversTypes['StoreConnection']>, ParentType, ContextType, Partial<QueryStoresArgs>>;
  stories?: Resolver<Maybe<ResolversTypes['PageConnection']>, ParentType, ContextType, RequireFields<QueryStoriesArgs, 'first' | 'sort'>>;
  story?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryStoryArgs, 'slug'>>;
  suggestions?: Resolver<Maybe<Array<ResolversTypes['Suggestion']>>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'text'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistConnection']>, ParentType, ContextType, Partial<QueryWishlistArgs>>;
};

export type RedirectPaymentResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedirectPayment'] = ResolversParentTypes['RedirectPayment']> = {
  authorizeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PaymentSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardPaymentStatus'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = any, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  requestedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveAddressPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RemoveAddressPayload'] = ResolversParentTypes['RemoveAddressPayload']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCartItemPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RemoveCartItemPayload'] = ResolversParentTypes['RemoveCartItemPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCouponPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RemoveCouponPayload'] = ResolversParentTypes['RemoveCouponPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFromWishlistPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RemoveFromWishlistPayload'] = ResolversParentTypes['RemoveFromWishlistPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestAccountDeletionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestAccountDeletionPayload'] = ResolversParentTypes['RequestAccountDeletionPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestOrderLinkPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestOrderLinkPayload'] = ResolversParentTypes['RequestOrderLinkPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestReturnPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestReturnPayload'] = ResolversParentTypes['RequestReturnPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestStockAlertPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestStockAlertPayload'] = ResolversParentTypes['RequestStockAlertPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = any, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReturnedItem']>, ParentType, ContextType>;
  label?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
};

export type ReturnPromiseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReturnPromise'] = ResolversParentTypes['ReturnPromise']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnedItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReturnedItem'] = ResolversParentTypes['ReturnedItem']> = {
  exchange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchedForSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchedForSuggestion'] = ResolversParentTypes['SearchedForSuggestion']> = {
  notCarried?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectedOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SelectedOption'] = ResolversParentTypes['SelectedOption']> = {
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetGiftWrapPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetGiftWrapPayload'] = ResolversParentTypes['SetGiftWrapPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  checkoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactInfo?: Resolver<ResolversTypes['ContactInfo'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['DeliveryPromise']>, ParentType, ContextType>;
  freeShippingFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['Logo'], ParentType, ContextType>;
  megaMenus?: Resolver<Array<ResolversTypes['MegaMenu']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['NewsletterForm'], ParentType, ContextType>;
  notificationBar?: Resolver<ResolversTypes['NotificationBar'], ParentType, ContextType>;
  pickUpStores?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  popularCollections?: Resolver<Array<ResolversTypes['FeaturedLink']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['ReturnPromise']>, ParentType, ContextType>;
  socialLogin?: Resolver<ResolversTypes['SocialLogin'], ParentType, ContextType>;
  socialMedia?: Resolver<ResolversTypes['SocialMedia'], ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['Tags']>, ParentType, ContextType>;
  trendingKeywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShippedItem']>, ParentType, ContextType>;
  sentDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippedItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippedItem'] = ResolversParentTypes['ShippedItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  arrivesFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  arrivesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  provinces?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['PickUpStore']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShownColorResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShownColor'] = ResolversParentTypes['ShownColor']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  selectedOption?: Resolver<ResolversTypes['SelectedOption'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = any, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  info?: Resolver<ResolversTypes['SiteInfo'], ParentType, ContextType>;
  menus?: Resolver<ResolversTypes['Menus'], ParentType, ContextType>;
  popups?: Resolver<Array<ResolversTypes['Popup']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
};

export type SiteInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['SiteInfo'] = ResolversParentTypes['SiteInfo']> = {
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeTableResolvers<ContextType = any, ParentType extends ResolversParentTypes['SizeTable'] = ResolversParentTypes['SizeTable']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SocialLoginResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialLogin'] = ResolversParentTypes['SocialLogin']> = {
  apple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SocialMediaResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialMedia'] = ResolversParentTypes['SocialMedia']> = {
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spotify?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreResolvers<ContextType = any, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['StoreLocation'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoreConnection'] = ResolversParentTypes['StoreConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StoreEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoreEdge'] = ResolversParentTypes['StoreEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type StoreLocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoreLocation'] = ResolversParentTypes['StoreLocation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StoreStockResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoreStock'] = ResolversParentTypes['StoreStock']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubmitFormPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubmitFormPayload'] = ResolversParentTypes['SubmitFormPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  __resolveType: TypeResolveFn<'HeadlineSuggestion' | 'MoreProductsSuggestion' | 'NoResultsSuggestion' | 'PageSuggestion' | 'ProductSuggestion' | 'SearchedForSuggestion' | 'TaxonomySuggestion', ParentType, ContextType>;
};

export type SuggestionThumbnailResolvers<ContextType = any, ParentType extends ResolversParentTypes['SuggestionThumbnail'] = ResolversParentTypes['SuggestionThumbnail']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tags'] = ResolversParentTypes['Tags']> = {
  adsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measurementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseEvent?: Resolver<ResolversTypes['PurchaseEvent'], ParentType, ContextType>;
  purchaseValue?: Resolver<ResolversTypes['PurchaseValue'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxonomySuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaxonomySuggestion'] = ResolversParentTypes['TaxonomySuggestion']> = {
  breadcrumbs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  termId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TermResolvers<ContextType = any, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextOption'] = ResolversParentTypes['TextOption']> = {
  characters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charactersLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextValue'] = ResolversParentTypes['TextValue']> = {
  enableTooltip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionValueType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TilesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tiles'] = ResolversParentTypes['Tiles']> = {
  items?: Resolver<Array<ResolversTypes['FeaturedLink']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TwoColorValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['TwoColorValue'] = ResolversParentTypes['TwoColorValue']> = {
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enableTooltip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionValueType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnavailableItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnavailableItem'] = ResolversParentTypes['UnavailableItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['OrderItemOption']>, ParentType, ContextType>;
};

export type UnsubscribeNewsletterPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnsubscribeNewsletterPayload'] = ResolversParentTypes['UnsubscribeNewsletterPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsubscribeStockAlertsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnsubscribeStockAlertsPayload'] = ResolversParentTypes['UnsubscribeStockAlertsPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAddressPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateAddressPayload'] = ResolversParentTypes['UpdateAddressPayload']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCartItemPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateCartItemPayload'] = ResolversParentTypes['UpdateCartItemPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['ProfileDetails']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSpecific?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Variation'] = ResolversParentTypes['Variation']> = {
  databaseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  secondImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  stores?: Resolver<Maybe<Array<ResolversTypes['StoreStock']>>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VideoResolvers<ContextType = any, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  autoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['VideoProvider'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishlistConnection'] = ResolversParentTypes['WishlistConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishlistEdge']>, ParentType, ContextType>;
  foundOptions?: Resolver<Array<ResolversTypes['FoundOptions']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['WishlistEdge'] = ResolversParentTypes['WishlistEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AddAddressPayload?: AddAddressPayloadResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AddToWishlistPayload?: AddToWishlistPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AlertedProduct?: AlertedProductResolvers<ContextType>;
  ApplyCouponPayload?: ApplyCouponPayloadResolvers<ContextType>;
  Area?: AreaResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankLogo?: BankLogoResolvers<ContextType>;
  BannerSlide?: BannerSlideResolvers<ContextType>;
  BannerSlider?: BannerSliderResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  CardPayment?: CardPaymentResolvers<ContextType>;
  CareInstruction?: CareInstructionResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemOption?: CartItemOptionResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  ColorValue?: ColorValueResolvers<ContextType>;
  CompleteTheLook?: CompleteTheLookResolvers<ContextType>;
  ConfirmNewsletterPayload?: ConfirmNewsletterPayloadResolvers<ContextType>;
  ConfirmPaymentPayload?: ConfirmPaymentPayloadResolvers<ContextType>;
  ConfirmStockAlertPayload?: ConfirmStockAlertPayloadResolvers<ContextType>;
  ContactInfo?: ContactInfoResolvers<ContextType>;
  ContentBlock?: ContentBlockResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CreateAccountFromOrderPayload?: CreateAccountFromOrderPayloadResolvers<ContextType>;
  Css?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  CustomerCoupon?: CustomerCouponResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeliveryPromise?: DeliveryPromiseResolvers<ContextType>;
  Exchange?: ExchangeResolvers<ContextType>;
  FashionModel?: FashionModelResolvers<ContextType>;
  FeaturedLink?: FeaturedLinkResolvers<ContextType>;
  Fee?: FeeResolvers<ContextType>;
  Filter?: FilterResolvers<ContextType>;
  FilterTerm?: FilterTermResolvers<ContextType>;
  FoundOptions?: FoundOptionsResolvers<ContextType>;
  FoundPage?: FoundPageResolvers<ContextType>;
  GiftWrap?: GiftWrapResolvers<ContextType>;
  GiftWrapOffer?: GiftWrapOfferResolvers<ContextType>;
  HeadlineSuggestion?: HeadlineSuggestionResolvers<ContextType>;
  Html?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  ImageFiles?: ImageFilesResolvers<ContextType>;
  ImageSize?: ImageSizeResolvers<ContextType>;
  ImageSizes?: ImageSizesResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  ImageValue?: ImageValueResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  LinkedProvider?: LinkedProviderResolvers<ContextType>;
  ListingConnection?: ListingConnectionResolvers<ContextType>;
  ListingEdge?: ListingEdgeResolvers<ContextType>;
  ListingLookBook?: ListingLookBookResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  Logo?: LogoResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LookBook?: LookBookResolvers<ContextType>;
  LookBookProduct?: LookBookProductResolvers<ContextType>;
  MegaMenu?: MegaMenuResolvers<ContextType>;
  MegaMenuColumn?: MegaMenuColumnResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Menus?: MenusResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoreProductsSuggestion?: MoreProductsSuggestionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterForm?: NewsletterFormResolvers<ContextType>;
  NoResultsSuggestion?: NoResultsSuggestionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotificationBar?: NotificationBarResolvers<ContextType>;
  NotificationItem?: NotificationItemResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  OptionValue?: OptionValueResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAgainPayload?: OrderAgainPayloadResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageConnection?: PageConnectionResolvers<ContextType>;
  PageEdge?: PageEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageMeta?: PageMetaResolvers<ContextType>;
  PageSuggestion?: PageSuggestionResolvers<ContextType>;
  PayByCardPayload?: PayByCardPayloadResolvers<ContextType>;
  PayByRedirectPayload?: PayByRedirectPayloadResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  PaymentChoice?: PaymentChoiceResolvers<ContextType>;
  PaymentEntry?: PaymentEntryResolvers<ContextType>;
  PaymentSource?: PaymentSourceResolvers<ContextType>;
  PickUpStore?: PickUpStoreResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Popup?: PopupResolvers<ContextType>;
  PopupImages?: PopupImagesResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  ProductSlider?: ProductSliderResolvers<ContextType>;
  ProductSuggestion?: ProductSuggestionResolvers<ContextType>;
  ProductSummary?: ProductSummaryResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  ProfileDetails?: ProfileDetailsResolvers<ContextType>;
  PromptPay?: PromptPayResolvers<ContextType>;
  Province?: ProvinceResolvers<ContextType>;
  QuantityLimits?: QuantityLimitsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedirectPayment?: RedirectPaymentResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveAddressPayload?: RemoveAddressPayloadResolvers<ContextType>;
  RemoveCartItemPayload?: RemoveCartItemPayloadResolvers<ContextType>;
  RemoveCouponPayload?: RemoveCouponPayloadResolvers<ContextType>;
  RemoveFromWishlistPayload?: RemoveFromWishlistPayloadResolvers<ContextType>;
  RequestAccountDeletionPayload?: RequestAccountDeletionPayloadResolvers<ContextType>;
  RequestOrderLinkPayload?: RequestOrderLinkPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestReturnPayload?: RequestReturnPayloadResolvers<ContextType>;
  RequestStockAlertPayload?: RequestStockAlertPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnPromise?: ReturnPromiseResolvers<ContextType>;
  ReturnedItem?: ReturnedItemResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SearchedForSuggestion?: SearchedForSuggestionResolvers<ContextType>;
  SelectedOption?: SelectedOptionResolvers<ContextType>;
  SetGiftWrapPayload?: SetGiftWrapPayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShippedItem?: ShippedItemResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShownColor?: ShownColorResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteInfo?: SiteInfoResolvers<ContextType>;
  SizeTable?: SizeTableResolvers<ContextType>;
  SocialLogin?: SocialLoginResolvers<ContextType>;
  SocialMedia?: SocialMediaResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreConnection?: StoreConnectionResolvers<ContextType>;
  StoreEdge?: StoreEdgeResolvers<ContextType>;
  StoreLocation?: StoreLocationResolvers<ContextType>;
  StoreStock?: StoreStockResolvers<ContextType>;
  SubmitFormPayload?: SubmitFormPayloadResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  SuggestionThumbnail?: SuggestionThumbnailResolvers<ContextType>;
  Tags?: TagsResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
  TaxonomySuggestion?: TaxonomySuggestionResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  TextOption?: TextOptionResolvers<ContextType>;
  TextValue?: TextValueResolvers<ContextType>;
  Tiles?: TilesResolvers<ContextType>;
  TwoColorValue?: TwoColorValueResolvers<ContextType>;
  UnavailableItem?: UnavailableItemResolvers<ContextType>;
  UnsubscribeNewsletterPayload?: UnsubscribeNewsletterPayloadResolvers<ContextType>;
  UnsubscribeStockAlertsPayload?: UnsubscribeStockAlertsPayloadResolvers<ContextType>;
  UpdateAddressPayload?: UpdateAddressPayloadResolvers<ContextType>;
  UpdateCartItemPayload?: UpdateCartItemPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Variation?: VariationResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  WishlistConnection?: WishlistConnectionResolvers<ContextType>;
  WishlistEdge?: WishlistEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = any> = {
  errors?: ErrorsDirectiveResolver<any, any, ContextType>;
  inContext?: InContextDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
  userErrors?: UserErrorsDirectiveResolver<any, any, ContextType>;
};
