declare module 'virtual:machine-pictures' {
  /** Every machine of the catalogue, laid out when the gallery was built. */
  export const pictures: Record<string, import('./layout/picture.ts').Picture>
}

declare module 'virtual:spec-clauses' {
  /** The sentences of docs/spec by clause id. */
  export const clauses: Readonly<Record<string, string>>
}
