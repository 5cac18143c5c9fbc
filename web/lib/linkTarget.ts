/** Returns the `target` of an editor's link. */
export const linkTarget = ({ isNewTab }: { isNewTab: boolean }) => (isNewTab ? '_blank' : undefined)
