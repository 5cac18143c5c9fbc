/** An amount in baht, as the schema has it. */
export const baht = (amount: number) => ({
  __typename: 'Money' as const,
  amount,
  currencyCode: 'THB',
})
