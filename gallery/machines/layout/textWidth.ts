/** Advance widths of the characters from space to tilde, in hundredths of an em, as a browser measures them. */
const faces = {
  sans: '24 28 42 71 60 93 69 24 33 33 45 60 27 40 27 38 60 60 60 60 60 60 60 60 60 60 29 29 60 60 60 48 89 64 65 62 67 58 56 69 71 40 51 63 50 81 71 71 61 71 64 58 57 68 61 89 61 59 58 32 38 32 60 56 60 53 58 50 58 55 32 53 57 25 25 53 27 87 57 56 58 58 37 49 35 57 49 77 51 50 46 34 31 34 60',
  serif:
    '25 32 37 64 55 100 80 20 36 36 63 53 21 36 20 53 62 43 55 52 59 50 56 50 55 56 20 21 56 56 56 55 101 77 66 72 73 62 60 74 76 39 45 70 60 87 77 75 64 75 72 58 67 73 77 100 77 73 58 32 53 32 54 56 50 52 61 51 61 52 40 60 60 30 30 60 33 86 60 56 61 61 44 44 34 60 54 76 58 55 47 27 24 27 69',
}

const widths = {
  sans: faces.sans.split(' ').map(Number),
  serif: faces.serif.split(' ').map(Number),
}

/** The width of a text in the shop's fonts, in pixels, for layouts without a browser. */
export function textWidth(text: string, size: number, face: keyof typeof faces): number {
  const ems = [...text].map((letter) => widths[face][letter.charCodeAt(0) - 32] ?? 60)
  return (ems.reduce((sum, width) => sum + width, 0) * size) / 100
}
