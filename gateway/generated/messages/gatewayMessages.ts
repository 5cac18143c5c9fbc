
const english = {
  rateLimited: "Too many requests, please try again in a moment.",
  busyTitle: "One moment, please",
  busy: "The shop is very busy right now. Please try again in a few seconds.",
  tryAgain: "Try again"
}

const thai: typeof english = {
  rateLimited: "มีคำขอมากเกินไป กรุณาลองใหม่ในอีกสักครู่",
  busyTitle: "กรุณารอสักครู่",
  busy: "ขณะนี้มีผู้เข้าชมร้านมาก กรุณาลองใหม่ในอีกไม่กี่วินาที",
  tryAgain: "ลองอีกครั้ง"
}

export const gatewayMessages = { en: english, th: thai }
