import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  field: "Search the shop",
  placeholder: "What are you looking for?",
  searching: "Searching…",
  suggestionCount: (d: { count: number }) => (plural(d.count, 0, en, { one: "1 suggestion", other: d.count + " suggestions" })) as string,
  failed: "We couldn’t load suggestions. Please try again.",
  recent: "Recently searched",
  trending: "Trending searches",
  collections: "Popular collections",
  title: "Search",
  suggestions: "Suggestions",
  clearHistory: "Clear",
  tryAgain: "Try again",
  none: "No result found",
  noneFor: (d: { text: string | number }) => "No results for “" + d.text + "”.",
  notCarried: (d: { brand: string | number }) => "We don’t carry " + d.brand + ".",
  resultsFor: (d: { searched: string | number }) => "Showing results for “" + d.searched + "”."
}

const thai: typeof english = {
  field: "ค้นหาในร้าน",
  placeholder: "คุณกำลังมองหาอะไร",
  searching: "กำลังค้นหา…",
  suggestionCount: (d: { count: string | number }) => d.count + " คำแนะนำ",
  failed: "โหลดคำแนะนำไม่สำเร็จ กรุณาลองอีกครั้ง",
  recent: "ค้นหาล่าสุด",
  trending: "คำค้นยอดนิยม",
  collections: "คอลเลกชันยอดนิยม",
  title: "ค้นหา",
  suggestions: "คำแนะนำ",
  clearHistory: "ล้าง",
  tryAgain: "ลองอีกครั้ง",
  none: "ไม่พบผลลัพธ์",
  noneFor: (d: { text: string | number }) => "ไม่พบผลลัพธ์สำหรับ “" + d.text + "”",
  notCarried: (d: { brand: string | number }) => "เราไม่มีสินค้าของ " + d.brand,
  resultsFor: (d: { searched: string | number }) => "แสดงผลลัพธ์สำหรับ “" + d.searched + "” แทน"
}

export const searchCopy = inLanguageOfPage({ en: english, th: thai })
