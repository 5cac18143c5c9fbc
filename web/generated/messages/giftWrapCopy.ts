import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  legend: "Is it a gift?",
  choose: (d: { price: string | number }) => "Gift wrapping (" + d.price + ")",
  chooseFree: "Gift wrapping (free)",
  title: "Gift wrapping",
  message: "Message on the card",
  withoutMessage: "Without a message",
  hint: (d: { count: string | number }) => "Up to " + d.count + " characters. The parcel shows no prices."
}

const thai: typeof english = {
  legend: "เป็นของขวัญหรือไม่",
  choose: (d: { price: string | number }) => "ห่อของขวัญ (" + d.price + ")",
  chooseFree: "ห่อของขวัญ (ฟรี)",
  title: "ห่อของขวัญ",
  message: "ข้อความบนการ์ด",
  withoutMessage: "ไม่มีข้อความ",
  hint: (d: { count: string | number }) => "ไม่เกิน " + d.count + " ตัวอักษร เราไม่แสดงราคาในพัสดุ"
}

export const giftWrapCopy = inLanguageOfPage({ en: english, th: thai })
