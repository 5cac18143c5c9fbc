import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  label: "Coupon code",
  applied: "Coupon applied",
  removed: "Coupon removed",
  apply: "Apply",
  remove: "Remove",
  removeCode: (d: { code: string | number }) => "Remove coupon " + d.code
}

const thai: typeof english = {
  label: "รหัสคูปอง",
  applied: "ใช้คูปองแล้ว",
  removed: "ลบคูปองแล้ว",
  apply: "ใช้",
  remove: "ลบ",
  removeCode: (d: { code: string | number }) => "ลบคูปอง " + d.code
}

export const couponCopy = inLanguageOfPage({ en: english, th: thai })
