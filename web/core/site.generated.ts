/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** The layout of a panel. */
export type MegaMenuType =
  | 'ASAVA'
  | 'ASV'
  | 'COLLABORATION'
  | 'GROUP'
  | 'PROJECTS';

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

export type MenuItemFieldsFragment = { title: string, url: string, isNewTab: boolean, id: string };

export type FeaturedLinkFieldsFragment = { title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } };

export type MegaMenuFieldsFragment = { type: Types.MegaMenuType, menuItemId: string, title: string, columns: Array<{ title: string, url: string | null, items: Array<{ description: string | null, title: string, url: string, isNewTab: boolean, id: string }> }>, features: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } }> };

export type LogoFieldsFragment = { text: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type ContactFieldsFragment = { address: string, phoneNumber: string, email: string, businessHours: string };

export type FrameQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameQuery = { site: { menus: { primary: Array<{ title: string, url: string, isNewTab: boolean, id: string }> }, settings: { checkoutUrl: string | null, currencyCode: string, logo: { text: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }, notificationBar: { enabled: boolean, items: Array<{ text: string }> }, megaMenus: Array<{ type: Types.MegaMenuType, menuItemId: string }>, socialLogin: { facebook: boolean, google: boolean, apple: boolean, line: boolean }, newsletter: { enabled: boolean, title: string, description: string }, freeShippingFrom: { amount: number, currencyCode: string } | null, tags: { measurementId: string | null, adsId: string | null, scriptUrl: string, purchaseEvent: Types.PurchaseEvent, purchaseValue: Types.PurchaseValue } | null }, info: { name: string, url: string, copyright: string | null, brands: Array<{ slug: string, accent: string | null }> } } | null };

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { site: { menus: { primary: Array<{ title: string, url: string, isNewTab: boolean, id: string, items: Array<{ title: string, url: string, isNewTab: boolean, id: string }> }>, footer: Array<{ title: string, url: string, isNewTab: boolean, id: string, items: Array<{ title: string, url: string, isNewTab: boolean, id: string }> }> }, settings: { megaMenus: Array<{ type: Types.MegaMenuType, menuItemId: string, title: string, columns: Array<{ title: string, url: string | null, items: Array<{ description: string | null, title: string, url: string, isNewTab: boolean, id: string }> }>, features: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } }> }>, socialMedia: { line: string | null, facebook: string | null, instagram: string | null, spotify: string | null }, contactInfo: { address: string, phoneNumber: string, email: string, businessHours: string } } } | null };

export type OrganizationQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationQuery = { site: { settings: { logo: { text: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }, socialMedia: { line: string | null, facebook: string | null, instagram: string | null, spotify: string | null }, contactInfo: { address: string, phoneNumber: string, email: string, businessHours: string } }, info: { name: string, description: string } } | null };

export type ContactQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactQuery = { site: { settings: { contactInfo: { address: string, phoneNumber: string, email: string, businessHours: string } } } | null };

export const FrameDocument = /* @__PURE__ */ queryDocument<FrameQuery, FrameQueryVariables>('Frame', '9178685a2f32f7b4b71c89546bdd072a4bb1823aec9e693d1d89a342cb62cb01')
export const SiteDocument = /* @__PURE__ */ queryDocument<SiteQuery, SiteQueryVariables>('Site', 'b743a402aeb267808730e3bb5ed80b9a3b27a82d04d694f18d50dc4e28b926e6')
export const OrganizationDocument = /* @__PURE__ */ queryDocument<OrganizationQuery, OrganizationQueryVariables>('Organization', 'c4570b4bee128dbb120c8bf637ebabb9f19edd2f58ddb82bcf204b656f92695d')
export const ContactDocument = /* @__PURE__ */ queryDocument<ContactQuery, ContactQueryVariables>('Contact', '4b6e241d85032e6c8cdee794060967aa7014b5526b408cddc053bec20a8c649f')
export const useFrameQuery = (options?: useQuery.Options<FrameQuery, FrameQueryVariables>) => useQuery(FrameDocument, options)
export const useSiteQuery = (options?: useQuery.Options<SiteQuery, SiteQueryVariables>) => useQuery(SiteDocument, options)
export const useContactQuery = (options?: useQuery.Options<ContactQuery, ContactQueryVariables>) => useQuery(ContactDocument, options)