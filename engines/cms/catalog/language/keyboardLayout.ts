/** The keys of a keyboard row by row, first without and then with Shift, as each layout writes them. */
const latin =
  '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'
const kedmanee = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'

const keysOf = (from: string, to: string) =>
  new Map([...from].map((character, index) => [character, [...to][index] ?? character]))
const toThai = keysOf(latin, kedmanee)
const toLatin = keysOf(kedmanee, latin)

/**
 * Retypes a text in the other layout of a Thai keyboard (`กพำหห` is "dress"), or returns undefined if its letters are
 * of both scripts or of neither.
 */
export function inOtherLayout(text: string): string | undefined {
  const isThai = /\p{Script=Thai}/u.test(text)
  if (isThai === /\p{Script=Latin}/u.test(text)) return undefined
  const keys = isThai ? toLatin : toThai
  return [...text].map((character) => keys.get(character) ?? character).join('')
}
