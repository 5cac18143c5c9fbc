/** An amount of money as the sources return it: the currency is that of the site, which its resolver adds. */
export interface MoneyParent {
  amount: number
}
