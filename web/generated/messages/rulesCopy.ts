import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  emailInvalid: "Please enter a valid email address.",
  emailCheck: "Please check your email address.",
  emailMeant: (d: { email: string | number }) => "Did you mean " + d.email + "?",
  correctEmail: "Yes, correct it",
  keepEmail: "No, keep mine",
  taxIdInvalid: "Please enter a valid 13-digit tax ID",
  companyMissing: "Please enter the company that the tax ID belongs to",
  taxBranchInvalid: "Please enter 5 digits, or leave it empty for the head office",
  phone: {
    invalid: "Please enter a valid phone number, such as 081 234 5678",
    hasExtension: "Please leave out the extension of the phone number"
  },
  birthDate: {
    buddhist: (d: { year: string | number; western: string | number }) => "The Buddhist year " + d.year + " is " + d.western + ". Please enter " + d.western + ".",
    short: "Please enter the year with four digits, such as 1990.",
    invalid: "Please enter your birth date as YYYY-MM-DD",
    early: (d: { earliest: string | number }) => "Please enter a year from " + d.earliest + " on.",
    late: "Please enter a birth date that is not later than today"
  }
}

const thai: typeof english = {
  emailInvalid: "กรุณากรอกอีเมลให้ถูกต้อง",
  emailCheck: "กรุณาตรวจสอบอีเมล",
  emailMeant: (d: { email: string | number }) => "คุณหมายถึง " + d.email + " ใช่ไหม",
  correctEmail: "ใช่ แก้ไข",
  keepEmail: "ไม่ใช่ ใช้ตามเดิม",
  taxIdInvalid: "กรุณากรอกเลขประจำตัวผู้เสียภาษี 13 หลักให้ถูกต้อง",
  companyMissing: "กรุณากรอกชื่อบริษัทของเลขประจำตัวผู้เสียภาษีนี้",
  taxBranchInvalid: "กรุณากรอกตัวเลข 5 หลัก หรือเว้นว่างสำหรับสำนักงานใหญ่",
  phone: {
    invalid: "กรุณากรอกเบอร์โทรศัพท์ให้ถูกต้อง เช่น 081 234 5678",
    hasExtension: "กรุณากรอกเบอร์โทรศัพท์โดยไม่มีเบอร์ต่อ"
  },
  birthDate: {
    buddhist: (d: { year: string | number; western: string | number }) => "พ.ศ. " + d.year + " คือ ค.ศ. " + d.western + " กรุณากรอก " + d.western,
    short: "กรุณากรอกปีเป็นตัวเลขสี่หลัก เช่น 1990",
    invalid: "กรุณากรอกวันเกิดในรูปแบบ YYYY-MM-DD",
    early: (d: { earliest: string | number }) => "กรุณากรอกปีตั้งแต่ " + d.earliest + " ขึ้นไป",
    late: "กรุณากรอกวันเกิดที่ไม่เกินวันนี้"
  }
}

export const rulesCopy = inLanguageOfPage({ en: english, th: thai })
