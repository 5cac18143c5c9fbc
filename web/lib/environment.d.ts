interface ImportMetaEnv {
  /** The language of a build for browsers; undefined on the server and in development, where it is that of the page. */
  readonly LANGUAGE?: 'en' | 'th'
}
