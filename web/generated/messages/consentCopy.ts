import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Your cookie choices",
  short: "May we use cookies for statistics and advertising?",
  text: "We use necessary cookies to keep you signed in and remember your bag. With your consent, we also use cookies to understand how our shop is used and to show you relevant advertising. See our",
  privacyPolicy: "privacy policy",
  preferences: "Cookie preferences",
  blocked: "Your cookie choices could not be opened. Allow this shop in your content blocker, then reload the page.",
  save: "Save preferences",
  necessary: "Necessary",
  necessaryHint: "For your bag, signing in and this choice. The shop needs these cookies to work.",
  analytics: "Analytics",
  analyticsHint: "Anonymous usage statistics, which help us improve the shop.",
  ads: "Advertising",
  adsHint: "The products you view, so that our advertising is relevant to you.",
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  manage: "Manage preferences"
}

const thai: typeof english = {
  title: "คุกกี้ของคุณ",
  short: "ขอใช้คุกกี้เพื่อเก็บสถิติและแสดงโฆษณา",
  text: "เราใช้คุกกี้ที่จำเป็นเพื่อให้คุณอยู่ในระบบและจดจำถุงของคุณ หากคุณยินยอม เราใช้คุกกี้เพื่อเข้าใจการใช้งานร้านและแสดงโฆษณาที่ตรงกับคุณด้วย ดู",
  privacyPolicy: "นโยบายความเป็นส่วนตัว",
  preferences: "ตั้งค่าคุกกี้",
  blocked: "เปิดตัวเลือกคุกกี้ไม่สำเร็จ กรุณาอนุญาตร้านนี้ในตัวปิดกั้นเนื้อหา แล้วโหลดหน้านี้ใหม่",
  save: "บันทึกการตั้งค่า",
  necessary: "จำเป็น",
  necessaryHint: "สำหรับถุง การเข้าสู่ระบบ และตัวเลือกนี้ ร้านต้องใช้คุกกี้เหล่านี้",
  analytics: "วิเคราะห์การใช้งาน",
  analyticsHint: "สถิติการใช้งานแบบไม่ระบุตัวตน ซึ่งช่วยให้เราปรับปรุงร้าน",
  ads: "โฆษณา",
  adsHint: "สินค้าที่คุณดู เพื่อให้โฆษณาของเราตรงกับคุณ",
  acceptAll: "ยอมรับทั้งหมด",
  rejectAll: "ปฏิเสธทั้งหมด",
  manage: "จัดการการตั้งค่า"
}

export const consentCopy = inLanguageOfPage({ en: english, th: thai })
