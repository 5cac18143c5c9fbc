export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** CSS from an editor, already reduced to an allow-list and to be scoped to its page. */
  Css: { input: string; output: string; }
  /** A calendar day, `YYYY-MM-DD`, for example a birth date. */
  Date: { input: string; output: string; }
  /** A moment with its zone, `2026-11-21T09:30:00+07:00`. The shop lives in Asia/Bangkok, so the zone is always +07:00. */
  DateTime: { input: string; output: string; }
  /** HTML from an editor, already cleaned: no scripts, no handlers, no `javascript:` links. Safe to put on a page. */
  Html: { input: string; output: string; }
  /** An amount in whole Thai baht, for example `4590`. Prices have no decimals and already include 7 % VAT. */
  Money: { input: number; output: number; }
  /** A file sent along with a mutation, by the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
};

/** What to put into the bag. */
export type AddToCartInput = {
  productId: Scalars['ID']['input'];
  /** 1 to 999. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** One choice for every option of a variable product. */
  variation?: InputMaybe<Array<VariationChoiceInput>>;
};

/** An address as a shopper types it. */
export type AddressInput = {
  address1: Scalars['String']['input'];
  address2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Needed for billing. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
  state: Scalars['String']['input'];
};

/** A slip and what it was paid for. */
export type ConfirmPaymentInput = {
  /** The bank paid to. */
  bank: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** The order's number, digits only. */
  order: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  /** A JPEG or PNG of at most 2,097,152 bytes. */
  slip: Scalars['Upload']['input'];
  /** Baht, as typed. */
  transferAmount: Scalars['String']['input'];
};

/** What stands above a listing. */
export type FeaturedType =
  | 'IMAGE'
  | 'VIDEO';

/** The six ways to narrow a listing. */
export type FilterSlug =
  | 'BRANDS'
  | 'CATEGORIES'
  | 'COLLECTIONS'
  | 'COLORS'
  | 'DISCOUNTS'
  | 'SIZES';

/** One field of a small form. */
export type FormFieldInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** What a listing is narrowed to. Values within one list are alternatives; the lists all have to hold. */
export type ListingFilter = {
  /** Slugs of brands, for example `asava`. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of categories; a category includes those below it. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Discount bands in percent, for example `20`. */
  discounts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words to look for, as typed. */
  search?: InputMaybe<Scalars['String']['input']>;
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only what is on sale. */
  specialPrice?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The category whose own listing it is: of `categories` only those below it count, and narrow it, and only those are
   * offered. The listing is `null` where there is no such category.
   */
  within?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a listing. It is total: pages never overlap. */
export type ListingSort =
  /** Newest first. */
  | 'DATE'
  /** As the merchant arranged it. */
  | 'DEFAULT'
  /** Most wanted first. */
  | 'POPULARITY'
  /** Price: low to high. */
  | 'PRICE'
  /** Price: high to low. */
  | 'PRICE_DESC';

/** How to sign in. */
export type LoginInput = {
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** An e-mail address or a username. */
  username: Scalars['String']['input'];
};

/** How a panel is laid out. */
export type MegaMenuType =
  | 'ASAVA'
  | 'ASV'
  | 'COLLABORATION'
  | 'GROUP'
  | 'PROJECTS';

/** Where an order stands. */
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
  /** One that this schema does not know; `statusText` has the CMS's word. */
  | 'UNKNOWN';

/** The tabs of the order history. */
export type OrderTab =
  | 'ALL'
  | 'CANCEL_REFUNDED'
  | 'COMPLETED'
  | 'PENDING_PAYMENT'
  | 'PROCESSING';

/** How an order is paid. */
export type PaymentMethod =
  /** Bank transfer, confirmed by a slip. */
  | 'BACS'
  | 'OMISE'
  | 'OMISE_INTERNETBANKING'
  /** A QR code for any Thai banking app. */
  | 'OMISE_PROMPTPAY'
  /** One that this schema does not know; `paymentMethodTitle` has its name. */
  | 'UNKNOWN';

/** What is needed to place an order. */
export type PlaceOrderInput = {
  billing: AddressInput;
  /** The total that the shopper agreed to; if it has moved, the order is refused with code CONFLICT. */
  expectedTotal: Scalars['Money']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  paymentMethod: PaymentMethod;
  shipping: AddressInput;
  shippingMethod: Scalars['ID']['input'];
};

/** What stories are sorted by. */
export type PostOrder =
  | 'DATE'
  | 'TITLE';

/** Whether there is something to choose before buying. */
export type ProductType =
  | 'SIMPLE'
  | 'VARIABLE';

/** How a payment by QR code stands. */
export type PromptPayStatus =
  | 'EXPIRED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESSFUL';

/** What a new account needs. */
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

/** A new password, with the key and login from the mail's link. */
export type ResetPasswordInput = {
  confirmPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  resetKey: Scalars['String']['input'];
  resetLogin: Scalars['String']['input'];
};

/** Up or down. */
export type SortOrder =
  | 'ASC'
  | 'DESC';

/** Whether it can be bought now. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** How a swatch is drawn. */
export type SwatchType =
  | 'COLOUR'
  | 'DUO_COLOUR'
  | 'IMAGE'
  | 'TEXT';

/** A chosen swatch: the option's slug and the swatch's. */
export type VariationChoiceInput = {
  attribute: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** Who plays a film. */
export type VideoProvider =
  | 'HTML5'
  | 'VIMEO'
  | 'YOUTUBE';
