import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  cancelled: "Your sign-in was cancelled.",
  failed: "We couldn’t sign you in. Please try again or use your password.",
  "email-taken": "An account with this email address already exists. Please sign in with your password."
}

const thai: typeof english = {
  cancelled: "การเข้าสู่ระบบถูกยกเลิก",
  failed: "เข้าสู่ระบบไม่สำเร็จ กรุณาลองอีกครั้งหรือใช้รหัสผ่าน",
  "email-taken": "มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่าน"
}

export const socialFailureCopy = inLanguageOfPage({ en: english, th: thai })
