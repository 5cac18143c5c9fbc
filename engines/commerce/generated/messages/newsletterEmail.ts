
const english = {
  subject: "Confirm your subscription",
  text: "Please confirm that we may send you our newsletter. The link is valid for 7 days.",
  action: "Confirm my subscription",
  closing: "If you didn’t request this, you can ignore this email. You won’t receive a newsletter.",
  unsubscribe: "Unsubscribe from our newsletter"
}

const thai: typeof english = {
  subject: "ยืนยันการรับจดหมายข่าว",
  text: "กรุณายืนยันว่าคุณต้องการรับจดหมายข่าวจากเรา ลิงก์ใช้ได้ 7 วัน",
  action: "ยืนยันการรับจดหมายข่าว",
  closing: "หากคุณไม่ได้ขอ ไม่ต้องดำเนินการใด คุณจะไม่ได้รับจดหมายข่าว",
  unsubscribe: "ยกเลิกการรับจดหมายข่าว"
}

export const newsletterEmail = { en: english, th: thai }
