/**
 * Effects that no test can observe, by key, with the reason. They count in neither direction; one that a test detects
 * must be removed from the list.
 */
export const unobservable: Record<string, string> = {}
