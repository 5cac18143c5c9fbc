/** What every state says of itself: what the shopper sees, and the clause of SPEC.md that asks for it. */
export interface StateMeta {
  view: string
  spec: string
}
