import { createHash } from 'node:crypto'

/** The fixture's documents: one reads /store-locators of the CMS, one /products, one a product that is gone. */
export const texts = {
  stores: '{ stores { nodes { slug } } }',
  gone: '{ product(slug: "old-hat") { id } }',
  listing: 'query ($s: String) { listing(filter: { search: $s }) { totalCount } }',
}

/** @param {string} text */
export const documentHash = (text) => createHash('sha256').update(text).digest('hex')
