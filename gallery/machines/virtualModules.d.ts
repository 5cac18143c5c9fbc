declare module 'virtual:machine-diagrams' {
  /** The layouts of all machines, computed when the gallery was built. */
  export const diagrams: Record<string, import('./layout/diagram.ts').Diagram>
}

declare module 'virtual:spec-clauses' {
  /** The sentences of docs/spec by clause id. */
  export const clauses: Readonly<Record<string, string>>
}

declare module 'virtual:thai-views' {
  /** The views of states in Thai, by their English ones. */
  export const thaiViews: Readonly<Record<string, string>>
}
