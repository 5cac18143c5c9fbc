
const english = {
  Kasikornbank: "Kasikornbank",
  "Siam Commercial Bank": "Siam Commercial Bank",
  "Bangkok Bank": "Bangkok Bank",
  "Krungthai Bank": "Krungthai Bank",
  "Bank of Ayudhya": "Bank of Ayudhya"
}

const thai: typeof english = {
  Kasikornbank: "ธนาคารกสิกรไทย",
  "Siam Commercial Bank": "ธนาคารไทยพาณิชย์",
  "Bangkok Bank": "ธนาคารกรุงเทพ",
  "Krungthai Bank": "ธนาคารกรุงไทย",
  "Bank of Ayudhya": "ธนาคารกรุงศรีอยุธยา"
}

export const bankNames = { en: english, th: thai }
