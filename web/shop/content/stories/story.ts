/** Whether a page is a story. Only stories have a date and categories. */
export function isStory(page: { date: string | null; categoryNames: readonly string[] }): boolean {
  return page.date !== null && page.categoryNames.length > 0
}
