import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  errorTitle: "Oops... Something went wrong!",
  refresh: "Refresh Page",
  errorId: "Error ID",
  date: "Date",
  code: "Code",
  notFound: "We couldn’t find this page",
  notFoundText: "It may have moved or is no longer available.",
  unauthorized: "You are not authorized to access this page",
  noData: "No response data"
}

const thai: typeof english = {
  errorTitle: "เกิดข้อผิดพลาด",
  refresh: "โหลดหน้าใหม่",
  errorId: "รหัสข้อผิดพลาด",
  date: "วันที่",
  code: "รหัส",
  notFound: "เราไม่พบหน้านี้",
  notFoundText: "หน้านี้อาจย้ายไปแล้ว หรือไม่มีอีกต่อไป",
  unauthorized: "คุณไม่มีสิทธิ์เข้าถึงหน้านี้",
  noData: "ไม่ได้รับข้อมูล"
}

export const screenCopy = inLanguageOfPage({ en: english, th: thai })
