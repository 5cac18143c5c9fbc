import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  isNeeded: "I need a tax invoice with my tax ID",
  title: "Tax invoice",
  company: "Company",
  taxId: "Tax ID",
  taxIdHint: "13 digits",
  taxBranch: "Branch",
  taxBranchHint: "5 digits; empty for the head office",
  number: (d: { taxId: string | number }) => "Tax ID " + d.taxId,
  numberOfHeadOffice: (d: { taxId: string | number }) => "Tax ID " + d.taxId + " (Head office)",
  numberOfBranch: (d: { taxId: string | number; branch: string | number }) => "Tax ID " + d.taxId + " (Branch " + d.branch + ")"
}

const thai: typeof english = {
  isNeeded: "ต้องการใบกำกับภาษีที่มีเลขประจำตัวผู้เสียภาษี",
  title: "ใบกำกับภาษี",
  company: "บริษัท",
  taxId: "เลขประจำตัวผู้เสียภาษี",
  taxIdHint: "13 หลัก",
  taxBranch: "สาขา",
  taxBranchHint: "5 หลัก เว้นว่างสำหรับสำนักงานใหญ่",
  number: (d: { taxId: string | number }) => "เลขประจำตัวผู้เสียภาษี " + d.taxId,
  numberOfHeadOffice: (d: { taxId: string | number }) => "เลขประจำตัวผู้เสียภาษี " + d.taxId + " (สำนักงานใหญ่)",
  numberOfBranch: (d: { taxId: string | number; branch: string | number }) => "เลขประจำตัวผู้เสียภาษี " + d.taxId + " (สาขา " + d.branch + ")"
}

export const taxInvoiceCopy = inLanguageOfPage({ en: english, th: thai })
