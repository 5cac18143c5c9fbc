/**
 * The item of the inventory that an error of Medusa says is short; undefined for other errors. Errors of workflows may have
 * lost their class, so they are known by their message: `Not enough stock available for item iitem_… at location sloc_…`.
 */
export function refusedItem(error: unknown): string | undefined {
  const { message = '' } = (error ?? {}) as { message?: string }
  return /^Not enough stock available for item (\S+)/.exec(message)?.[1]
}
