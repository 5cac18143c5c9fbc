import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  needed: "It looks like you're not signed in. Please sign in to continue.",
  progress: "Logging out...",
  failed: "Failed to logout",
  done: "Logged out successfully"
}

const thai: typeof english = {
  needed: "ดูเหมือนคุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบเพื่อดำเนินการต่อ",
  progress: "กำลังออกจากระบบ…",
  failed: "ออกจากระบบไม่สำเร็จ",
  done: "ออกจากระบบแล้ว"
}

export const signedOutCopy = inLanguageOfPage({ en: english, th: thai })
