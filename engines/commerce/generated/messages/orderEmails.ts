import { select } from '@messageformat/runtime'

const english = {
  "order.placed": {
    subject: "Thank you for your order",
    text: (d: { paymentMethod: string; total: string | number; deadline: string | number }) => (select(d.paymentMethod, { bacs: "Please transfer " + d.total + " and send us your transfer slip by " + d.deadline + ". After that, the order is cancelled.", omise: "Please pay " + d.total + " by card by " + d.deadline + ". After that, the order is cancelled.", cod: "We’re preparing your order. Please have " + d.total + " ready in cash for the courier.", omise_promptpay: "Please pay " + d.total + " with PromptPay by " + d.deadline + "; after that, the order is cancelled. Each QR code on your order page is valid for 15 minutes, and you can get a new one until then.", other: "Please pay " + d.total + " on your order page by " + d.deadline + ". After that, the order is cancelled." })) as string
  },
  "slip.received": {
    subject: "We’ve received your transfer slip",
    text: "We’re checking your payment and will email you as soon as it’s confirmed."
  },
  "slip.approved": {
    subject: "We’ve received your payment",
    text: "Thank you. Your payment is confirmed and we’re preparing your order."
  },
  "slip.rejected": {
    subject: "We couldn’t match your transfer slip",
    text: (d: { deadline: string | number }) => "Please check your transfer and send us your slip again by " + d.deadline + ". After that, the order is cancelled."
  },
  "payment.received": {
    subject: "We’ve received your payment",
    text: "Thank you. Your payment is confirmed and we’re preparing your order."
  },
  "packing.started": {
    subject: "Your order is being packed",
    text: (d: { receipt: string }) => (select(d.receipt, { store: "We’re packing your order. You can collect it at the store below from tomorrow. Please bring the order number.", other: "We’re packing your order and will send it soon." })) as string
  },
  "order.completed": {
    subject: "Your order is complete",
    text: (d: { receipt: string }) => (select(d.receipt, { store: "Thank you for collecting your order.", other: "Your order has been sent." }) + " You’ll find the invoice on your order page.") as string
  },
  "order.sent": {
    subject: "We’ve sent your order",
    text: "You can follow your parcel with the number below."
  },
  "order.delivered": {
    subject: "Your order has been delivered",
    text: "Your order has been delivered. You’ll find the invoice on your order page."
  },
  "return.requested": {
    subject: "We’ve received your return request",
    text: "We’ll reply by email within a day. Please hold on to the items until then."
  },
  "return.approved": {
    subject: "Your return is approved",
    text: "Please write the address below and the numbers of your return and order on the parcel, or bring it to any of our stores."
  },
  "return.rejected": {
    subject: "We can’t accept your return",
    text: "Please reply to this email if you have a question about it."
  },
  "refund.done": {
    subject: "We’ve sent your refund",
    text: (d: { amount: string | number }) => "We’ve refunded " + d.amount + ". Depending on your bank, it can take a few days to arrive."
  },
  "payment.late": {
    subject: "We’re returning your payment",
    text: (d: { amount: string | number }) => "We received " + d.amount + " after this order was cancelled. We’ll return it and email you once it’s sent."
  },
  "payment.duplicate": {
    subject: "We’re returning your payment",
    text: (d: { amount: string | number }) => "We received another " + d.amount + " for this order, which is already paid. We’ll return it and email you once it’s sent."
  },
  "payment.mismatched": {
    subject: "We’re returning your payment",
    text: (d: { amount: string | number; total: string | number }) => "We received " + d.amount + " that doesn’t match this order’s total of " + d.total + ". We’ll return it and email you once it’s sent."
  },
  "order.cancelled": {
    subject: "Your order has been cancelled",
    text: "Your order has been cancelled. There’s nothing more you need to do."
  },
  "order.refused": {
    subject: "Your order has been cancelled",
    text: "We couldn’t hand over your parcel, so we’ve cancelled your order. There’s nothing you need to pay."
  },
  "order.expired": {
    subject: "Your order has been cancelled",
    text: "We didn’t receive your payment in time, so we’ve cancelled your order."
  },
  "slip.expired": {
    subject: "Your order has been cancelled",
    text: "We couldn’t confirm your transfer in time, so we’ve cancelled your order. If we find your money, we’ll return it and email you once it’s sent."
  }
}

const thai: typeof english = {
  "order.placed": {
    subject: "ขอบคุณสำหรับคำสั่งซื้อ",
    text: (d: { paymentMethod: string; total: string | number; deadline: string | number }) => (select(d.paymentMethod, { bacs: "กรุณาโอน " + d.total + " และส่งสลิปภายใน" + d.deadline + " หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก", omise: "กรุณาชำระ " + d.total + " ด้วยบัตรภายใน" + d.deadline + " หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก", cod: "เรากำลังเตรียมคำสั่งซื้อของคุณ กรุณาเตรียมเงินสด " + d.total + " ไว้ให้พนักงานส่งสินค้า", omise_promptpay: "กรุณาชำระ " + d.total + " ด้วยพร้อมเพย์ภายใน" + d.deadline + " หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก คิวอาร์โค้ดแต่ละรหัสในหน้าคำสั่งซื้อใช้ได้ 15 นาที และขอรหัสใหม่ได้จนถึงเวลานั้น", other: "กรุณาชำระ " + d.total + " ในหน้าคำสั่งซื้อภายใน" + d.deadline + " หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก" })) as string
  },
  "slip.received": {
    subject: "เราได้รับสลิปของคุณแล้ว",
    text: "เรากำลังตรวจสอบการชำระเงิน และจะส่งอีเมลถึงคุณทันทีที่ยืนยันแล้ว"
  },
  "slip.approved": {
    subject: "เราได้รับเงินแล้ว",
    text: "ขอบคุณ เรายืนยันการชำระเงินแล้ว และกำลังเตรียมคำสั่งซื้อของคุณ"
  },
  "slip.rejected": {
    subject: "สลิปของคุณไม่ตรงกับยอดโอน",
    text: (d: { deadline: string | number }) => "กรุณาตรวจสอบการโอน และส่งสลิปอีกครั้งภายใน" + d.deadline + " หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก"
  },
  "payment.received": {
    subject: "เราได้รับเงินแล้ว",
    text: "ขอบคุณ เรายืนยันการชำระเงินแล้ว และกำลังเตรียมคำสั่งซื้อของคุณ"
  },
  "packing.started": {
    subject: "เรากำลังแพ็กคำสั่งซื้อของคุณ",
    text: (d: { receipt: string }) => (select(d.receipt, { store: "เรากำลังแพ็กคำสั่งซื้อของคุณ รับได้ที่ร้านด้านล่างตั้งแต่วันพรุ่งนี้ กรุณานำหมายเลขคำสั่งซื้อมาด้วย", other: "เรากำลังแพ็กคำสั่งซื้อของคุณ และจะจัดส่งในเร็วๆ นี้" })) as string
  },
  "order.completed": {
    subject: "คำสั่งซื้อของคุณเสร็จสมบูรณ์",
    text: (d: { receipt: string }) => (select(d.receipt, { store: "ขอบคุณที่มารับสินค้า", other: "จัดส่งคำสั่งซื้อของคุณแล้ว" }) + " ดูใบกำกับภาษีได้ในหน้าคำสั่งซื้อ") as string
  },
  "order.sent": {
    subject: "เราส่งคำสั่งซื้อของคุณแล้ว",
    text: "ติดตามพัสดุได้ด้วยหมายเลขด้านล่าง"
  },
  "order.delivered": {
    subject: "คำสั่งซื้อของคุณส่งถึงแล้ว",
    text: "คำสั่งซื้อของคุณส่งถึงแล้ว ดูใบกำกับภาษีได้ในหน้าคำสั่งซื้อ"
  },
  "return.requested": {
    subject: "เราได้รับคำขอคืนสินค้าแล้ว",
    text: "เราจะตอบกลับทางอีเมลภายในหนึ่งวัน กรุณาเก็บสินค้าไว้จนกว่าจะได้รับคำตอบ"
  },
  "return.approved": {
    subject: "อนุมัติการคืนสินค้าแล้ว",
    text: "กรุณาเขียนที่อยู่ด้านล่าง พร้อมหมายเลขการคืนและหมายเลขคำสั่งซื้อบนพัสดุ หรือนำมาที่ร้านของเราสาขาใดก็ได้"
  },
  "return.rejected": {
    subject: "เราไม่สามารถรับคืนสินค้าได้",
    text: "หากมีคำถาม กรุณาตอบกลับอีเมลนี้"
  },
  "refund.done": {
    subject: "เราคืนเงินแล้ว",
    text: (d: { amount: string | number }) => "เราคืนเงิน " + d.amount + " แล้ว อาจใช้เวลาสองสามวันจึงจะเข้าบัญชี ขึ้นอยู่กับธนาคารของคุณ"
  },
  "payment.late": {
    subject: "เรากำลังคืนเงินให้คุณ",
    text: (d: { amount: string | number }) => "เราได้รับ " + d.amount + " หลังจากคำสั่งซื้อนี้ถูกยกเลิก เราจะคืนเงินและส่งอีเมลถึงคุณเมื่อคืนแล้ว"
  },
  "payment.duplicate": {
    subject: "เรากำลังคืนเงินให้คุณ",
    text: (d: { amount: string | number }) => "เราได้รับ " + d.amount + " ซ้ำสำหรับคำสั่งซื้อนี้ ซึ่งชำระแล้ว เราจะคืนเงินและส่งอีเมลถึงคุณเมื่อคืนแล้ว"
  },
  "payment.mismatched": {
    subject: "เรากำลังคืนเงินให้คุณ",
    text: (d: { amount: string | number; total: string | number }) => "เราได้รับ " + d.amount + " ซึ่งไม่ตรงกับยอดรวม " + d.total + " ของคำสั่งซื้อนี้ เราจะคืนเงินและส่งอีเมลถึงคุณเมื่อคืนแล้ว"
  },
  "order.cancelled": {
    subject: "ยกเลิกคำสั่งซื้อของคุณแล้ว",
    text: "ยกเลิกคำสั่งซื้อของคุณแล้ว คุณไม่ต้องดำเนินการใดเพิ่ม"
  },
  "order.refused": {
    subject: "ยกเลิกคำสั่งซื้อของคุณแล้ว",
    text: "เราส่งมอบพัสดุของคุณไม่ได้ จึงยกเลิกคำสั่งซื้อ คุณไม่ต้องชำระเงินใดๆ"
  },
  "order.expired": {
    subject: "ยกเลิกคำสั่งซื้อของคุณแล้ว",
    text: "เราไม่ได้รับการชำระเงินภายในเวลา จึงยกเลิกคำสั่งซื้อของคุณ"
  },
  "slip.expired": {
    subject: "ยกเลิกคำสั่งซื้อของคุณแล้ว",
    text: "เรายืนยันการโอนของคุณไม่ได้ภายในเวลา จึงยกเลิกคำสั่งซื้อ หากพบเงินของคุณ เราจะคืนเงินและส่งอีเมลถึงคุณเมื่อคืนแล้ว"
  }
}

export const orderEmails = { en: english, th: thai }
