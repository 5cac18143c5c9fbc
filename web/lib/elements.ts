import type { ReactElement } from 'react'

/** Children that are elements, never text: browsers that translate a page replace text nodes (`accessibility.translation`). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
