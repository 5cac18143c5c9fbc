import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "Refunds",
  pending: (d: { amount: string | number }) => "We’re refunding " + d.amount + ". We’ll email you once it’s sent.",
  done: (d: { amount: string | number; date: string | number }) => "We refunded " + d.amount + " on " + d.date + ". Depending on your bank, it can take a few days to arrive.",
  returnPending: (d: { amount: string | number }) => "We received " + d.amount + " that this order can’t use. We’ll return it and email you once it’s sent.",
  returnDone: (d: { amount: string | number; date: string | number }) => "We returned " + d.amount + " that this order couldn’t use on " + d.date + ". Depending on your bank, it can take a few days to arrive.",
  failed: (d: { amount: string | number }) => "Your refund of " + d.amount + " is delayed. We’ll contact you to send it another way."
}

const thai: typeof english = {
  title: "การคืนเงิน",
  pending: (d: { amount: string | number }) => "เรากำลังคืนเงิน " + d.amount + " และจะส่งอีเมลถึงคุณเมื่อโอนแล้ว",
  done: (d: { amount: string | number; date: string | number }) => "เราคืนเงิน " + d.amount + " เมื่อ " + d.date + " อาจใช้เวลาสองสามวันกว่าจะเข้าบัญชี ขึ้นอยู่กับธนาคารของคุณ",
  returnPending: (d: { amount: string | number }) => "เราได้รับ " + d.amount + " ซึ่งใช้กับคำสั่งซื้อนี้ไม่ได้ เราจะคืนเงิน และส่งอีเมลถึงคุณเมื่อโอนแล้ว",
  returnDone: (d: { amount: string | number; date: string | number }) => "เราคืนเงิน " + d.amount + " ซึ่งใช้กับคำสั่งซื้อนี้ไม่ได้ เมื่อ " + d.date + " อาจใช้เวลาสองสามวันกว่าจะเข้าบัญชี ขึ้นอยู่กับธนาคารของคุณ",
  failed: (d: { amount: string | number }) => "การคืนเงิน " + d.amount + " ล่าช้า เราจะติดต่อคุณเพื่อโอนด้วยวิธีอื่น"
}

export const refundCopy = inLanguageOfPage({ en: english, th: thai })
