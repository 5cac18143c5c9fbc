/** The owner of a bag: a customer, or a guest identified by the hash of the cookie's token. */
export type Owner = { kind: 'customer'; customerId: number } | { kind: 'guest'; guestHash: string }

/** A string that identifies the owner in rows. */
export function ownerKey(owner: Owner): string {
  return owner.kind === 'customer' ? `customer:${owner.customerId}` : `guest:${owner.guestHash}`
}
