/** Copy of every email of the shop, beside its own message. */
export const emailCopy = {
  shop: 'Vitrine',
  help: 'Any questions?',
  reply: "Reply to this email and we'll help you.",
  links: [
    { label: 'Contact us', path: '/contact-us' },
    { label: 'Shipping and returns', path: '/shipping-and-returns/' },
    { label: 'Our stores', path: '/stores/' },
  ],
} as const
