import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  title: "My account",
  newHere: "New here?",
  createAccount: "Create an account",
  forgotPassword: "Forgot your password?",
  otherSignIn: "or continue with",
  passwordHint: "At least 8 characters, with an uppercase letter, a lowercase letter and a number.",
  registerTerms: {
    start: "By registering, you agree to our",
    terms: "terms and conditions",
    and: "and",
    privacyPolicy: "privacy policy"
  },
  welcome: (d: { firstName: string | number }) => "Welcome, " + d.firstName + ".",
  accountReady: "Your account is ready.",
  bagsMerged: "The items you chose before signing in are now in your bag.",
  unavailableHint: "We can't load your account right now. We'll keep trying.",
  menu: "Account",
  signIn: "Sign in",
  register: "Register",
  username: "Username or email address",
  password: "Password",
  currentPasswordMissing: "Please enter your current password",
  rememberMe: "Remember me",
  firstName: "First name",
  lastName: "Last name",
  birthDate: "Birth date",
  phoneNumber: "Phone number",
  email: "Email"
}

const thai: typeof english = {
  title: "บัญชีของฉัน",
  newHere: "เพิ่งมาครั้งแรก?",
  createAccount: "สร้างบัญชี",
  forgotPassword: "ลืมรหัสผ่าน?",
  otherSignIn: "หรือเข้าสู่ระบบด้วย",
  passwordHint: "อย่างน้อย 8 ตัว มีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก และตัวเลข",
  registerTerms: {
    start: "เมื่อสมัคร คุณยอมรับ",
    terms: "ข้อกำหนดและเงื่อนไข",
    and: "และ",
    privacyPolicy: "นโยบายความเป็นส่วนตัว"
  },
  welcome: (d: { firstName: string | number }) => "ยินดีต้อนรับ คุณ" + d.firstName,
  accountReady: "บัญชีของคุณพร้อมแล้ว",
  bagsMerged: "สินค้าที่คุณเลือกก่อนเข้าสู่ระบบอยู่ในถุงแล้ว",
  unavailableHint: "ตอนนี้เราโหลดบัญชีของคุณไม่ได้ และจะลองต่อไป",
  menu: "บัญชี",
  signIn: "เข้าสู่ระบบ",
  register: "สมัครสมาชิก",
  username: "ชื่อผู้ใช้หรืออีเมล",
  password: "รหัสผ่าน",
  currentPasswordMissing: "กรุณากรอกรหัสผ่านปัจจุบัน",
  rememberMe: "จดจำฉันไว้",
  firstName: "ชื่อ",
  lastName: "นามสกุล",
  birthDate: "วันเกิด",
  phoneNumber: "เบอร์โทรศัพท์",
  email: "อีเมล"
}

export const accountCopy =
  import.meta.env.LANGUAGE === 'th' ? thai : import.meta.env.LANGUAGE === 'en' ? english : inLanguageOfPage({ en: english, th: thai })
