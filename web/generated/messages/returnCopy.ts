import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  how: "Pack it unworn with every tag on. In Bangkok we collect it free of charge; elsewhere we send you a prepaid label, or you hand it in at any of our stores.",
  refund: "We inspect it within three working days and then refund the payment. Banks take one to three working days.",
  refundByTransfer: "We inspect it within three working days and then transfer the money to your account. Banks take one to three working days.",
  otherSize: "Another size? We put it aside for three days, and the first exchange in Thailand travels free.",
  contact: "Write to us",
  title: "Returns",
  open: "Return items",
  until: (d: { date: string | number }) => "You can return items of this order until " + d.date + ".",
  pieces: "Quantity to return",
  reason: "Reason",
  chooseReason: "Choose a reason",
  nothingChosen: "Please choose what you would like to return",
  reasonMissing: "Please choose a reason",
  account: "Your account for the refund",
  bank: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  accountMissing: "We need this to send your refund",
  numberWrong: "An account number has 10 to 15 digits",
  submit: "Request return",
  failure: "We couldn’t send your request. Please try again.",
  number: (d: { id: string | number; date: string | number }) => "Return " + d.id + " of " + d.date,
  label: "Write this on the parcel"
}

const thai: typeof english = {
  how: "แพ็กสินค้าที่ยังไม่ได้สวมใส่พร้อมป้ายครบทุกชิ้น ในกรุงเทพฯ เราไปรับฟรี ต่างจังหวัดเราส่งใบปะหน้าพัสดุที่ชำระค่าส่งแล้วให้ หรือนำไปคืนได้ที่ร้านทุกสาขา",
  refund: "เราตรวจสินค้าภายในสามวันทำการ แล้วคืนเงินทางช่องทางที่ชำระ ธนาคารใช้เวลาหนึ่งถึงสามวันทำการ",
  refundByTransfer: "เราตรวจสินค้าภายในสามวันทำการ แล้วโอนเงินเข้าบัญชีของคุณ ธนาคารใช้เวลาหนึ่งถึงสามวันทำการ",
  otherSize: "ต้องการไซส์อื่น? เราเก็บไว้ให้สามวัน และการเปลี่ยนครั้งแรกในประเทศไทยส่งฟรี",
  contact: "ติดต่อเรา",
  title: "การคืนสินค้า",
  open: "คืนสินค้า",
  until: (d: { date: string | number }) => "คืนสินค้าของคำสั่งซื้อนี้ได้ถึง" + d.date,
  pieces: "จำนวนที่จะคืน",
  reason: "เหตุผล",
  chooseReason: "เลือกเหตุผล",
  nothingChosen: "กรุณาเลือกสินค้าที่ต้องการคืน",
  reasonMissing: "กรุณาเลือกเหตุผล",
  account: "บัญชีของคุณสำหรับรับเงินคืน",
  bank: "ธนาคาร",
  accountName: "ชื่อบัญชี",
  accountNumber: "เลขที่บัญชี",
  accountMissing: "เราต้องใช้ข้อมูลนี้เพื่อคืนเงินให้คุณ",
  numberWrong: "เลขที่บัญชีมี 10 ถึง 15 หลัก",
  submit: "ขอคืนสินค้า",
  failure: "ส่งคำขอไม่สำเร็จ กรุณาลองอีกครั้ง",
  number: (d: { id: string | number; date: string | number }) => "การคืน " + d.id + " วันที่ " + d.date,
  label: "เขียนข้อความนี้บนพัสดุ"
}

export const returnCopy = inLanguageOfPage({ en: english, th: thai })
