
const english = {
  confirmation: {
    subject: (d: { product: string | number }) => "Confirm your request: " + d.product,
    text: (d: { product: string | number }) => "Please confirm that we may email you once when " + d.product + " is back in stock. The link is valid for 7 days.",
    action: "Confirm my request",
    closing: "If you didn’t request this, you can ignore this email. We won’t write to you again."
  },
  backInStock: {
    subject: (d: { product: string | number }) => "Back in stock: " + d.product,
    text: (d: { product: string | number }) => d.product + " is back in stock. We don’t reserve it for you, so it may sell out again.",
    action: "View this item",
    closing: "You receive this email once because you requested it on our product page.",
    unsubscribe: "Unsubscribe from emails about restocked items"
  }
}

const thai: typeof english = {
  confirmation: {
    subject: (d: { product: string | number }) => "ยืนยันคำขอ: " + d.product,
    text: (d: { product: string | number }) => "กรุณายืนยันว่าต้องการให้เราส่งอีเมลหนึ่งครั้งเมื่อ " + d.product + " กลับมา ลิงก์ใช้ได้ 7 วัน",
    action: "ยืนยันคำขอ",
    closing: "หากคุณไม่ได้ขอ ไม่ต้องดำเนินการใด เราจะไม่ส่งอีเมลถึงคุณอีก"
  },
  backInStock: {
    subject: (d: { product: string | number }) => "กลับมาแล้ว: " + d.product,
    text: (d: { product: string | number }) => d.product + " กลับมาแล้ว เราไม่ได้จองไว้ให้ จึงอาจหมดอีกครั้ง",
    action: "ดูสินค้านี้",
    closing: "คุณได้รับอีเมลนี้ครั้งเดียว ตามที่ขอไว้ในหน้าสินค้าของเรา",
    unsubscribe: "ยกเลิกการรับอีเมลแจ้งสินค้ากลับมา"
  }
}

export const stockEmails = { en: english, th: thai }
