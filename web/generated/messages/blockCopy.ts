import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  highlights: "Highlights",
  discover: "Discover",
  products: "Products",
  viewAll: "View all",
  video: "Film",
  playVideo: (d: { title: string | number }) => "Play: " + d.title
}

const thai: typeof english = {
  highlights: "ไฮไลต์",
  discover: "ชมเพิ่ม",
  products: "สินค้า",
  viewAll: "ดูทั้งหมด",
  video: "วิดีโอ",
  playVideo: (d: { title: string | number }) => "เล่น: " + d.title
}

export const blockCopy = inLanguageOfPage({ en: english, th: thai })
