import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  store: (d: { name: string | number }) => d.name + " – address, hours and directions",
  page: (d: { title: string | number; page: string | number }) => d.title + " – Page " + d.page,
  pieces: (d: { name: string | number; count: number }) => (d.name + ": " + plural(d.count, 0, en, { one: "1 piece", other: d.count + " pieces" }) + ".") as string,
  piecesBy: (d: { name: string | number; count: number; list: string | number }) => (d.name + ": " + plural(d.count, 0, en, { one: "1 piece", other: d.count + " pieces" }) + " by " + d.list + ".") as string
}

const thai: typeof english = {
  store: (d: { name: string | number }) => d.name + " – ที่อยู่ เวลาเปิด และเส้นทาง",
  page: (d: { title: string | number; page: string | number }) => d.title + " – หน้า " + d.page,
  pieces: (d: { name: string | number; count: string | number }) => d.name + ": " + d.count + " รายการ",
  piecesBy: (d: { name: string | number; count: string | number; list: string | number }) => d.name + ": " + d.count + " รายการ จาก " + d.list
}

export const headCopy = inLanguageOfPage({ en: english, th: thai })
