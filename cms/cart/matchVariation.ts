/** One buyable combination as matching needs it. */
export interface Combination {
  id: number
  position: number
  /** Option slug → swatch slug; empty or absent matches any. */
  terms: Readonly<Record<string, string>>
}

/**
 * The variation for a full choice of swatches: each term is chosen or left open, and the one with
 * the most closed terms wins, so that an exact combination beats an open one.
 */
export function matchVariation<Found extends Combination>(
  variations: readonly Found[],
  choices: Readonly<Record<string, string>>,
): Found | undefined {
  const closed = (terms: Combination['terms']) =>
    Object.entries(terms).filter(([, swatch]) => swatch !== '')
  return variations
    .filter(({ terms }) => closed(terms).every(([option, swatch]) => choices[option] === swatch))
    .toSorted(
      (a, b) => closed(b.terms).length - closed(a.terms).length || a.position - b.position,
    )[0]
}
