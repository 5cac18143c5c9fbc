/** The pages of the shop's policies by their names for agents. */
export const policyPages = {
  shipping_and_returns: {
    key: 'shipping-and-returns',
    title: 'Shipping and returns',
    link: 'shipping_policy',
  },
  terms_and_conditions: {
    key: 'terms-and-conditions',
    title: 'Terms and conditions',
    link: 'terms_of_service',
  },
  privacy_policy: { key: 'privacy-policy', title: 'Privacy policy', link: 'privacy_policy' },
} as const
