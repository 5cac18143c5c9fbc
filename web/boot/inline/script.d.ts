declare module '*.ts?script' {
  /** The minified text of the function that the module exports, in parentheses. */
  export const script: string
}
