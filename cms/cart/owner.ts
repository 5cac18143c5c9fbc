/** Whose bag it is: a signed-in customer's, or a guest's by the hash of the cookie's token. */
export type Owner = { kind: 'customer'; customerId: number } | { kind: 'guest'; guestHash: string }

/** A text that stands for the owner where rows must tell visitors apart. */
export function ownerKey(owner: Owner): string {
  return owner.kind === 'customer' ? `customer:${owner.customerId}` : `guest:${owner.guestHash}`
}
