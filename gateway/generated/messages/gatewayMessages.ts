
const english = {
  rateLimited: "Too many requests, please try again in a moment.",
  busyTitle: "One moment, please",
  busy: "The shop is very busy right now. Please try again in a few seconds.",
  tryAgain: "Try again",
  previewTitle: "The preview is not ready yet",
  previewWaits: "The draft could not be loaded in time. This page will try again automatically."
}

const thai: typeof english = {
  rateLimited: "มีคำขอมากเกินไป กรุณาลองใหม่ในอีกสักครู่",
  busyTitle: "กรุณารอสักครู่",
  busy: "ขณะนี้มีผู้เข้าชมร้านมาก กรุณาลองใหม่ในอีกไม่กี่วินาที",
  tryAgain: "ลองอีกครั้ง",
  previewTitle: "ตัวอย่างยังไม่พร้อม",
  previewWaits: "โหลดฉบับร่างไม่ทันเวลา หน้านี้จะลองใหม่โดยอัตโนมัติ"
}

export const gatewayMessages = { en: english, th: thai }
