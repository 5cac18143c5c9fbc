
const english = {
  welcome: {
    subject: "Welcome to Vitrine",
    text: "Your account is ready. You can sign in with this email address.",
    action: "Visit the shop",
    discount: (d: { amount: string | number }) => d.amount + " off your first order",
    discountFrom: (d: { amount: string | number; minimum: string | number }) => d.amount + " off your first order from " + d.minimum,
    password: "Your password",
    choose: "Choose another password",
    closing: "If you didn’t create this account, choose another password. It will then be yours alone."
  },
  secondAccount: {
    subject: "You already have an account",
    text: "Someone has just registered with this email address, which already has an account.",
    more: "If this was you, please sign in as before, or choose a new password. This brings the orders of both accounts together.",
    action: "Choose a new password",
    closing: "If this wasn’t you, you can ignore this email. Your account is not affected."
  },
  reset: {
    subject: "Reset your password",
    text: "We received a request to reset the password of your account.",
    more: (d: { username: string | number }) => "Your username is " + d.username + ". The link below is valid for one hour and can be used once.",
    action: "Choose a new password",
    closing: "If you didn’t request this, you can ignore this email. Your password won’t change."
  },
  passwordChanged: {
    subject: "Your password has been changed",
    text: "Your password has been changed, and you’ve been signed out on all devices.",
    closing: "If this wasn’t you, please contact us straight away."
  },
  ownPasswordChanged: {
    subject: "Your password has been changed",
    text: "Your password has been changed, and you’ve been signed out on all other devices.",
    closing: "If this wasn’t you, please contact us straight away."
  },
  deletion: {
    subject: "Confirm the deletion of your account",
    text: "We received a request to delete your account. Please confirm it with the link below, which is valid for one hour.",
    action: "Review the deletion",
    closing: "If this wasn’t you, you can ignore this email. Your account won’t change."
  },
  deleted: {
    subject: "Your account has been deleted",
    text: "We have deleted your account with your name, addresses, phone number and birth date, and signed you out on all devices.",
    orders: "Your orders stay in our books with their amounts, as the law requires, without your name.",
    closing: "If this wasn’t you, please contact us straight away."
  },
  providerLinked: {
    subject: (d: { provider: string | number }) => "You can now sign in with " + d.provider,
    text: (d: { provider: string | number }) => "You signed in with " + d.provider + ", which has confirmed your email address.",
    more: "To keep your account secure, we’ve removed its previous password. You can choose a new one at any time under \"Lost password\"."
  },
  orderAccount: {
    subject: "Set the password of your account",
    text: (d: { order: string | number }) => "You asked for an account after order " + d.order + ". Choose a password, and the order and its addresses are in your account.",
    once: "The link below is valid for one hour and can be used once.",
    action: "Choose a password",
    closing: "If you didn’t request this, you can ignore this email. The account cannot be used without the link."
  },
  orderToAccount: {
    subject: "Add your order to your account",
    text: (d: { order: string | number }) => "You already have an account with this email address, to which you can sign in as before. If you choose a new password, order " + d.order + " is added to it.",
    once: "The link below is valid for one hour and can be used once.",
    action: "Choose a new password",
    closing: "If you didn’t request this, you can ignore this email. Your account won’t change."
  }
}

const thai: typeof english = {
  welcome: {
    subject: "ยินดีต้อนรับสู่ Vitrine",
    text: "บัญชีของคุณพร้อมใช้แล้ว เข้าสู่ระบบได้ด้วยอีเมลนี้",
    action: "เข้าชมร้าน",
    discount: (d: { amount: string | number }) => "ลด " + d.amount + " สำหรับคำสั่งซื้อแรก",
    discountFrom: (d: { amount: string | number; minimum: string | number }) => "ลด " + d.amount + " สำหรับคำสั่งซื้อแรกตั้งแต่ " + d.minimum,
    password: "รหัสผ่านของคุณ",
    choose: "ตั้งรหัสผ่านใหม่",
    closing: "หากคุณไม่ได้สร้างบัญชีนี้ กรุณาตั้งรหัสผ่านใหม่ แล้วบัญชีจะเป็นของคุณผู้เดียว"
  },
  secondAccount: {
    subject: "คุณมีบัญชีอยู่แล้ว",
    text: "มีผู้สมัครบัญชีด้วยอีเมลนี้ ซึ่งมีบัญชีอยู่แล้ว",
    more: "หากเป็นคุณ กรุณาเข้าสู่ระบบด้วยบัญชีเดิม หรือตั้งรหัสผ่านใหม่เพื่อรวมคำสั่งซื้อของทั้งสองบัญชี",
    action: "ตั้งรหัสผ่านใหม่",
    closing: "หากไม่ใช่คุณ ไม่ต้องดำเนินการใด บัญชีของคุณไม่ได้รับผลกระทบ"
  },
  reset: {
    subject: "ตั้งรหัสผ่านใหม่",
    text: "เราได้รับคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ",
    more: (d: { username: string | number }) => "ชื่อผู้ใช้ของคุณคือ " + d.username + " ลิงก์ด้านล่างใช้ได้หนึ่งครั้งภายในหนึ่งชั่วโมง",
    action: "ตั้งรหัสผ่านใหม่",
    closing: "หากคุณไม่ได้ขอ ไม่ต้องดำเนินการใด รหัสผ่านของคุณจะไม่เปลี่ยน"
  },
  passwordChanged: {
    subject: "เปลี่ยนรหัสผ่านแล้ว",
    text: "เปลี่ยนรหัสผ่านของคุณแล้ว และออกจากระบบในทุกอุปกรณ์",
    closing: "หากไม่ใช่คุณ กรุณาติดต่อเราทันที"
  },
  ownPasswordChanged: {
    subject: "เปลี่ยนรหัสผ่านแล้ว",
    text: "เปลี่ยนรหัสผ่านของคุณแล้ว และออกจากระบบในอุปกรณ์อื่นทั้งหมด",
    closing: "หากไม่ใช่คุณ กรุณาติดต่อเราทันที"
  },
  deletion: {
    subject: "ยืนยันการลบบัญชี",
    text: "เราได้รับคำขอลบบัญชีของคุณ กรุณายืนยันด้วยลิงก์ด้านล่าง ซึ่งใช้ได้หนึ่งชั่วโมง",
    action: "ตรวจสอบการลบบัญชี",
    closing: "หากไม่ใช่คุณ ไม่ต้องดำเนินการใด บัญชีของคุณจะไม่เปลี่ยน"
  },
  deleted: {
    subject: "ลบบัญชีของคุณแล้ว",
    text: "เราลบบัญชีของคุณ พร้อมชื่อ ที่อยู่ เบอร์โทรศัพท์ และวันเกิดแล้ว และออกจากระบบในทุกอุปกรณ์",
    orders: "คำสั่งซื้อของคุณยังอยู่ในบัญชีของร้านพร้อมยอดเงินตามที่กฎหมายกำหนด โดยไม่มีชื่อของคุณ",
    closing: "หากไม่ใช่คุณ กรุณาติดต่อเราทันที"
  },
  providerLinked: {
    subject: (d: { provider: string | number }) => "คุณเข้าสู่ระบบด้วย " + d.provider + " ได้แล้ว",
    text: (d: { provider: string | number }) => "คุณเข้าสู่ระบบด้วย " + d.provider + " ซึ่งยืนยันอีเมลของคุณแล้ว",
    more: "เพื่อความปลอดภัยของบัญชี เราลบรหัสผ่านเดิมแล้ว ตั้งรหัสผ่านใหม่ได้ทุกเมื่อที่หน้า “ลืมรหัสผ่าน”"
  },
  orderAccount: {
    subject: "ตั้งรหัสผ่านสำหรับบัญชีของคุณ",
    text: (d: { order: string | number }) => "คุณขอเปิดบัญชีหลังคำสั่งซื้อ " + d.order + " ตั้งรหัสผ่าน แล้วคำสั่งซื้อและที่อยู่จะอยู่ในบัญชีของคุณ",
    once: "ลิงก์ด้านล่างใช้ได้หนึ่งครั้งภายในหนึ่งชั่วโมง",
    action: "ตั้งรหัสผ่าน",
    closing: "หากคุณไม่ได้ขอ ไม่ต้องดำเนินการใด หากไม่มีลิงก์นี้ บัญชีจะใช้งานไม่ได้"
  },
  orderToAccount: {
    subject: "เพิ่มคำสั่งซื้อในบัญชีของคุณ",
    text: (d: { order: string | number }) => "คุณมีบัญชีที่ใช้อีเมลนี้อยู่แล้ว และเข้าสู่ระบบได้ตามเดิม หากตั้งรหัสผ่านใหม่ คำสั่งซื้อ " + d.order + " จะอยู่ในบัญชีนั้น",
    once: "ลิงก์ด้านล่างใช้ได้หนึ่งครั้งภายในหนึ่งชั่วโมง",
    action: "ตั้งรหัสผ่านใหม่",
    closing: "หากคุณไม่ได้ขอ ไม่ต้องดำเนินการใด บัญชีของคุณจะไม่เปลี่ยน"
  }
}

export const accountEmails = { en: english, th: thai }
