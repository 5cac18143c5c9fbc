/** Formats a Thai phone number in E.164, such as `+66812345678`, as `+66 81 234 5678`; other texts are unchanged. */
export const displayPhone = (text: string): string =>
  text.replace(/^\+66(\d{1,2})(\d{3})(\d{4})$/, '+66 $1 $2 $3')
