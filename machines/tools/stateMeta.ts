/** The documentation of a state: what the shopper sees, and the id of the clause in docs/spec that requires it. */
export interface StateMeta {
  view: string
  spec: string
}
