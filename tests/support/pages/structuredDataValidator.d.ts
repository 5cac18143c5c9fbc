declare module '@adobe/structured-data-validator' {
  /** Google's rules for rich results, as others read them. */
  class Validator {
    validate(extracted: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>
  }
  export = Validator
}

declare module '@marbec/web-auto-extractor' {
  /** Reads the structured data of a page. */
  class WebAutoExtractor {
    parse(html: string): object
  }
  export = WebAutoExtractor
}
