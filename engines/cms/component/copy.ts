/** Texts of every form in a frame. */
export const formCopy = {
  invalidTitle: (title: string) => `Please check: ${title}`,
  invalid: 'Please check the highlighted fields',
  thanksTitle: 'Thank you',
  sendAnother: 'Send another message',
  chooseOne: 'Please choose',
  optional: '(optional)',
  leaveEmpty: 'Leave this field empty',
  consent: [
    'I agree that my details may be used to answer my request, as described in the ',
    '.',
  ] as const,
  privacyPolicy: 'privacy policy',

  name: 'Name',
  email: 'Email',
  phone: 'Phone number',

  nameMissing: 'Please enter your name',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  phoneMissing: 'Please enter your phone number',
  consentMissing: 'Please accept the privacy policy',
  tooLong: (maxLength: number) => `Please use no more than ${maxLength} characters`,

  foreignOrigin: 'We couldn’t verify your request. Please send the form again',
  rateLimited: 'You’ve sent several messages in a short time. Please try again in ten minutes',
}

export const contactCopy = {
  title: 'Contact us',
  submit: 'Send message',
  thanks: 'We’ve received your message and will reply within one working day.',
  subject: 'Subject',
  subjectMissing: 'Please choose a subject',
  subjects: {
    order: 'My order',
    product: 'A product, size or colour',
    return: 'Returns and exchanges',
    alteration: 'Alterations and repairs',
    press: 'Press and collaborations',
    other: 'Something else',
  },
  message: 'Message',
  messageHint: 'If you are writing about an order, please include its number.',
  messageMissing: 'Please enter your message',
}

export const appointmentCopy = {
  title: 'Book an appointment',
  submit: 'Request appointment',
  thanks: 'We’ve received your request. The boutique will contact you within a day to confirm it.',
  closed: 'Online booking isn’t available at the moment. Please call one of our boutiques.',
  brand: 'Service',
  brandMissing: 'Please choose a service',
  brands: {
    'white-asava': 'White ASAVA – bridal',
    asava: 'ASAVA – eveningwear and made-to-measure',
    asv: 'asv – personal styling',
  },
  store: 'Boutique',
  storeMissing: 'Please choose a boutique',
  day: 'Date',
  dayMissing: 'Please choose a date',
  dayInvalid: 'Please enter a date such as 2026-12-24',
  dayPast: 'Please choose a date from today onwards',
  dayTooFar: (days: number) => `Please choose a date within the next ${days} days`,
  time: 'Time',
  timeMissing: 'Please choose a time',
  timePast: 'This time has already passed. Please choose a later one',
  message: 'Is there anything we should know?',
  messageHint: 'Tell us about the occasion, its date and who will be joining you.',
}
