import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "You are offline",
  text: "This page will load when you’re back online. You can still view pages you’ve visited.",
  stored: (d: { date: string | number; time: string | number }) => "The connection is bad, so this is the page of " + d.date + ", " + d.time + ". Prices and stock may have changed."
}

const thai: typeof english = {
  title: "คุณออฟไลน์อยู่",
  text: "หน้านี้จะโหลดเมื่อคุณกลับมาออนไลน์ ระหว่างนี้ยังดูหน้าที่เคยเปิดได้",
  stored: (d: { date: string | number; time: string | number }) => "การเชื่อมต่อไม่ดี นี่คือหน้าเมื่อ " + d.date + " " + d.time + " ราคาและสินค้าอาจเปลี่ยนไปแล้ว"
}

export const offlineCopy = inLanguageOfPage({ en: english, th: thai })
