/**
 * Whether a text is long enough for suggestions: three characters, or two if none of them is a Latin letter, since Thai words
 * such as ดำ and sizes such as 39 have no more (search.minimum). The search machine has the same rule.
 */
export function isSearchable(text: string): boolean {
  const characters = [...text.replace(/\p{Cf}/gu, '').trim()]
  return characters.length >= (/\p{Script=Latin}/u.test(text) ? 3 : 2)
}
