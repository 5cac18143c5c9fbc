
const english = {
  standard: "Standard delivery, 2–4 days",
  express: "Express delivery in Bangkok",
  "pick-up": "Pick up in a store",
  bacs: "Bank transfer",
  omise_promptpay: "PromptPay QR",
  omise: "Credit or debit card",
  omise_mobilebanking: "Mobile banking",
  omise_truemoney: "TrueMoney",
  omise_rabbit_linepay: "Rabbit LINE Pay",
  omise_installment: "Instalments by credit card",
  cod: "Cash on delivery"
}

const thai: typeof english = {
  standard: "ส่งธรรมดา 2–4 วัน",
  express: "ส่งด่วนในกรุงเทพฯ",
  "pick-up": "รับที่ร้าน",
  bacs: "โอนผ่านธนาคาร",
  omise_promptpay: "พร้อมเพย์ QR",
  omise: "บัตรเครดิตหรือเดบิต",
  omise_mobilebanking: "แอปธนาคาร",
  omise_truemoney: "TrueMoney",
  omise_rabbit_linepay: "Rabbit LINE Pay",
  omise_installment: "ผ่อนชำระด้วยบัตรเครดิต",
  cod: "เก็บเงินปลายทาง"
}

export const methodTitles = { en: english, th: thai }
