import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  missing: (d: { name: string | number }) => "Please enter your " + d.name + ".",
  characters: (d: { characters: string | number }) => "Please use only the characters " + d.characters + ".",
  tooShort: (d: { count: string | number }) => "Please enter at least " + d.count + " characters.",
  tooLong: (d: { count: string | number }) => "Please enter at most " + d.count + " characters.",
  exactly: (d: { count: string | number; characters: string | number }) => d.count + " characters, " + d.characters,
  upTo: (d: { count: string | number; characters: string | number }) => "Up to " + d.count + " characters, " + d.characters,
  between: (d: { min: string | number; count: string | number; characters: string | number }) => d.min + " to " + d.count + " characters, " + d.characters,
  offer: (d: { name: string | number; price: string | number }) => "Add a " + d.name + " (" + d.price + ")",
  free: "free",
  preview: (d: { name: string | number }) => "Preview of your " + d.name,
  previewOf: (d: { name: string | number; text: string | number }) => "Preview of your " + d.name + ": " + d.text
}

const thai: typeof english = {
  missing: (d: { name: string | number }) => "กรุณากรอก" + d.name,
  characters: (d: { characters: string | number }) => "กรุณาใช้เฉพาะตัวอักษร " + d.characters,
  tooShort: (d: { count: string | number }) => "กรุณากรอกอย่างน้อย " + d.count + " ตัวอักษร",
  tooLong: (d: { count: string | number }) => "กรุณากรอกไม่เกิน " + d.count + " ตัวอักษร",
  exactly: (d: { count: string | number; characters: string | number }) => d.count + " ตัวอักษร " + d.characters,
  upTo: (d: { count: string | number; characters: string | number }) => "ไม่เกิน " + d.count + " ตัวอักษร " + d.characters,
  between: (d: { min: string | number; count: string | number; characters: string | number }) => d.min + " ถึง " + d.count + " ตัวอักษร " + d.characters,
  offer: (d: { name: string | number; price: string | number }) => "เพิ่ม" + d.name + " (" + d.price + ")",
  free: "ฟรี",
  preview: (d: { name: string | number }) => "ตัวอย่าง" + d.name,
  previewOf: (d: { name: string | number; text: string | number }) => "ตัวอย่าง" + d.name + ": " + d.text
}

export const textOptionCopy = inLanguageOfPage({ en: english, th: thai })
