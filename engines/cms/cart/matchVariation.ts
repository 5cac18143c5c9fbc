/** The part of a variation that matching uses. */
export interface Combination {
  id: number
  position: number
  /** Option slug → swatch slug; empty or absent matches any. */
  terms: Readonly<Record<string, string>>
}

/**
 * The variation that matches a choice of swatches. A variation may leave terms open; the match with
 * the most specific terms wins.
 */
export function matchVariation<Found extends Combination>(
  variations: readonly Found[],
  choices: Readonly<Record<string, string>>,
): Found | undefined {
  const specific = (terms: Combination['terms']) =>
    Object.entries(terms).filter(([, swatch]) => swatch !== '')
  return variations
    .filter(({ terms }) => specific(terms).every(([option, swatch]) => choices[option] === swatch))
    .toSorted(
      (a, b) => specific(b.terms).length - specific(a.terms).length || a.position - b.position,
    )[0]
}
