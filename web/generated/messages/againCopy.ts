import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  button: "Order again",
  failure: "We couldn’t add these items to your bag. Please try again.",
  added: (d: { count: number }) => (plural(d.count, 0, en, { one: "1 item of this order is in your bag.", other: d.count + " items of this order are in your bag." })) as string,
  none: "None of these items is available now.",
  unavailable: "Not available now:"
}

const thai: typeof english = {
  button: "สั่งซื้ออีกครั้ง",
  failure: "เพิ่มสินค้าเหล่านี้ลงถุงไม่สำเร็จ กรุณาลองอีกครั้ง",
  added: (d: { count: string | number }) => "สินค้า " + d.count + " รายการของคำสั่งซื้อนี้อยู่ในถุงแล้ว",
  none: "ตอนนี้ไม่มีสินค้าเหล่านี้",
  unavailable: "ตอนนี้ไม่มี:"
}

export const againCopy = inLanguageOfPage({ en: english, th: thai })
