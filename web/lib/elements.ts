import type { ReactElement } from 'react'

/** What renders elements and no text of its own: browsers that translate a page replace text nodes (`accessibility.translation`). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
