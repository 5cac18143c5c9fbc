declare module 'virtual:machine-pictures' {
  /** Every machine of the catalogue, laid out when the gallery was built. */
  export const pictures: Record<string, import('./layout/picture.ts').Picture>
}
