/** The data of a customer in the shop's own tables. */
export interface PersonalData {
  wishlist: { productId: string; addedAt: string }[]
  stockAlerts: {
    productId: string
    choices: Record<string, string>
    email: string
    requestedAt: string
    confirmedAt: string | null
    notifiedAt: string | null
  }[]
  sessions: { createdAt: string; expiresAt: string }[]
}
