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

declare module 'virtual:code-version' {
  /** The commit that the gallery was built from, and a hash of what had changed since; `unknown` outside a clone. */
  export const version: string
}

declare module 'virtual:sample-title' {
  /** How the sample is listed. */
  export const sampleTitle: import('./report/reportFile.ts').ReportTitle & { id: 'sample' }
}

declare module 'virtual:sample-report' {
  /** The report of the last release, as `npm run sample` has stored it. */
  export const sampleText: string
}
