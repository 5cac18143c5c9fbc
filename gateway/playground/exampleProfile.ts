import type { Example } from './example.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Chai',
  address1: '99/1 Sukhumvit 39',
  city: 'Watthana',
  state: 'Bangkok',
  postcode: '10110',
  phone: '0812345678',
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

mutation UpdateProfile($input: ProfileInput!) {
  updateProfile(input: $input) { firstName }
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
  changePassword(input: $input) { message }
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
  addresses { id isDefault address { address1 city state postcode } }
}

mutation AddAddress($input: SavedAddressInput!) {
  addAddress(input: $input) { id isDefault }
}

mutation UpdateAddress($id: ID!, $input: SavedAddressInput!) {
  updateAddress(id: $id, input: $input) { id isDefault }
}

mutation RemoveAddress($id: ID!) {
  removeAddress(id: $id) { id isDefault }
}`,
    variables: { id: '1', input: { address, isDefault: true } },
  },
  {
    slug: 'payments',
    title: 'List payments, refunds and coupons',
    query: `query Payments {
  payments { orderId isRefund status amount methodTitle date }
  coupons { code description isAvailable minimum discount }
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
  deleteAccount(input: $input) { message }
}`,
    variables: { input: { password: 'Password1' } },
  },
]
