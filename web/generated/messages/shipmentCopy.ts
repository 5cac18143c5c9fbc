import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  one: "Your parcel",
  several: "Your parcels",
  number: "Tracking number",
  sent: (d: { date: string | number }) => "Sent on " + d.date,
  track: "Track parcel",
  trackAt: (d: { number: string | number; carrier: string | number }) => "Track parcel " + d.number + " at " + d.carrier,
  items: "In this parcel",
  item: (d: { quantity: string | number; name: string | number }) => d.quantity + " × " + d.name
}

const thai: typeof english = {
  one: "พัสดุของคุณ",
  several: "พัสดุของคุณ",
  number: "หมายเลขพัสดุ",
  sent: (d: { date: string | number }) => "ส่งเมื่อ " + d.date,
  track: "ติดตามพัสดุ",
  trackAt: (d: { number: string | number; carrier: string | number }) => "ติดตามพัสดุ " + d.number + " ที่ " + d.carrier,
  items: "ในพัสดุนี้",
  item: (d: { quantity: string | number; name: string | number }) => d.quantity + " × " + d.name
}

export const shipmentCopy = inLanguageOfPage({ en: english, th: thai })
