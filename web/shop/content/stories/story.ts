/** Whether what stands at an address is a story: those have a date and a subject, pages do not. */
export function isStory(page: { date: string | null; categories: readonly string[] }): boolean {
  return page.date !== null && page.categories.length > 0
}
