import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  lostTitle: "Forgot your password?",
  lostText: "Enter your username or email address and we’ll send you a link to choose a new one.",
  resetTitle: "Choose a new password",
  resetText: "Your new password replaces the previous one, and you’ll be signed out on all devices.",
  newLink: "Request a new link",
  backToSignIn: "Back to sign in",
  lost: "Lost password",
  reset: "Reset password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  change: "Change password"
}

const thai: typeof english = {
  lostTitle: "ลืมรหัสผ่าน?",
  lostText: "กรอกชื่อผู้ใช้หรืออีเมล แล้วเราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ให้",
  resetTitle: "ตั้งรหัสผ่านใหม่",
  resetText: "รหัสผ่านใหม่จะแทนที่รหัสเดิม และคุณจะออกจากระบบในทุกอุปกรณ์",
  newLink: "ขอลิงก์ใหม่",
  backToSignIn: "กลับไปเข้าสู่ระบบ",
  lost: "ลืมรหัสผ่าน",
  reset: "ตั้งรหัสผ่านใหม่",
  newPassword: "รหัสผ่านใหม่",
  confirmPassword: "ยืนยันรหัสผ่าน",
  change: "เปลี่ยนรหัสผ่าน"
}

export const passwordCopy = inLanguageOfPage({ en: english, th: thai })
