import type { Example } from './example.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Chai',
  address1: '99/1 Sukhumvit 39',
  city: 'Watthana',
  province: 'Bangkok',
  postcode: '10110',
  phoneNumber: '0812345678',
}

/** Examples of personal information, the address book, payments, coupons and the data of an account. */
export const profile: readonly Example[] = [
  {
    slug: 'profile',
    title: 'Read and change personal information',
    query: `# Sign in first. Press ▶ and choose the operation to run.
query Profile {
  profile { firstName lastName birthDate hasPassword providers { provider linkedDate } }
}

mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) { profile { firstName } userErrors { code field message } }
}`,
    variables: {
      input: {
        firstName: 'Ada',
        lastName: 'Chai',
        phoneNumber: '0812345678',
        birthDate: '1990-01-31',
      },
    },
  },
  {
    slug: 'change-password',
    title: 'Change the password',
    query: `# Ends all other sessions of the customer.
mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) { message userErrors { code field message } }
}`,
    variables: {
      input: {
        currentPassword: 'Password1',
        password: 'Password2',
        confirmPassword: 'Password2',
      },
    },
  },
  {
    slug: 'addresses',
    title: 'Read and change the address book',
    query: `query Addresses {
  addresses { id isDefault address { address1 city province postcode } }
}

mutation AddAddress($new: AddAddressInput!) {
  addAddress(input: $new) { addresses { id isDefault } userErrors { code field message } }
}

mutation UpdateAddress($input: UpdateAddressInput!) {
  updateAddress(input: $input) { addresses { id isDefault } userErrors { code field message } }
}

mutation RemoveAddress($id: ID!) {
  removeAddress(input: { id: $id }) { addresses { id } userErrors { code field message } }
}`,
    variables: {
      id: '1',
      new: { address, isDefault: true },
      input: { id: '1', address, isDefault: true },
    },
  },
  {
    slug: 'payments',
    title: 'List payments, refunds and coupons',
    query: `query Payments {
  payments { orderId isRefund status amount { amount currencyCode } methodTitle date }
  coupons { code description isAvailable minimum { amount currencyCode } discount { amount currencyCode } }
}`,
  },
  {
    slug: 'delete-account',
    title: 'Download the data of an account and delete it',
    query: `query PersonalData {
  personalData
}

# Only for an account without a password: emails the key.
mutation RequestAccountDeletion {
  requestAccountDeletion { message }
}

mutation DeleteAccount($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { message userErrors { code field message } }
}`,
    variables: { input: { password: 'Password1' } },
  },
]
