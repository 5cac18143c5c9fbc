import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  TOO_SMALL: "Too small",
  TOO_LARGE: "Too large",
  NOT_AS_EXPECTED: "Not as expected",
  FAULTY: "Faulty or damaged",
  WRONG_ITEM: "Wrong item",
  CHANGED_MIND: "Changed my mind"
}

const thai: typeof english = {
  TOO_SMALL: "เล็กเกินไป",
  TOO_LARGE: "ใหญ่เกินไป",
  NOT_AS_EXPECTED: "ไม่เป็นอย่างที่คิด",
  FAULTY: "ชำรุดหรือเสียหาย",
  WRONG_ITEM: "ได้สินค้าผิด",
  CHANGED_MIND: "เปลี่ยนใจ"
}

export const returnReasonCopy = inLanguageOfPage({ en: english, th: thai })
