/** Ids that have changed in the catalogue, and the number after which the next ones are read. */
export interface Changes {
  number: number
  /** Ids of products (`prod_`), categories (`pcat_`), collections (`pcol_`) and types (`ptyp_`). */
  subjects: string[]
}
