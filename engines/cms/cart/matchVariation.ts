/** The part of a variation that matching uses. */
export interface Combination {
  id: number
  position: number
  /** The swatch slug by option slug, empty or absent to match any. */
  terms: Readonly<Record<string, string>>
}

/**
 * The variation that matches a choice of swatches with the most specific terms, if several match, since a variation may
 * leave terms open.
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
