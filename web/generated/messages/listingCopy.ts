import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  filters: "Filters",
  filtersOf: (d: { count: string | number }) => "Filters (" + d.count + ")",
  clearAll: "Clear all",
  loadMore: "Load more",
  shown: (d: { count: string | number; total: string | number }) => "Showing " + d.count + " of " + d.total,
  shownFrom: (d: { from: string | number; count: string | number; total: string | number }) => "Showing " + d.from + " to " + d.count + " of " + d.total,
  show: "Show products",
  showCount: (d: { products: string | number }) => "Show " + d.products,
  productCount: (d: { count: number; text: string | number }) => (plural(d.count, 0, en, { one: "1 product", other: d.text + " products" })) as string
}

const thai: typeof english = {
  filters: "ตัวกรอง",
  filtersOf: (d: { count: string | number }) => "ตัวกรอง (" + d.count + ")",
  clearAll: "ล้างทั้งหมด",
  loadMore: "ดูเพิ่ม",
  shown: (d: { count: string | number; total: string | number }) => "แสดง " + d.count + " จาก " + d.total,
  shownFrom: (d: { from: string | number; count: string | number; total: string | number }) => "แสดง " + d.from + " ถึง " + d.count + " จาก " + d.total,
  show: "ดูสินค้า",
  showCount: (d: { products: string | number }) => "ดู " + d.products,
  productCount: (d: { text: string | number }) => d.text + " รายการ"
}

export const listingCopy = inLanguageOfPage({ en: english, th: thai })
