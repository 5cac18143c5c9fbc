/** Whether two words with the same first letter differ in one: another, one more, one less, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const swapped = one[same + 1] === other[same] && one[same] === other[same + 1]
  return [
    [one.slice(same + 1), other.slice(same + 1)],
    [one.slice(same), other.slice(same + 1)],
    [one.slice(same + 1), other.slice(same)],
    ...(swapped ? [[one.slice(same + 2), other.slice(same + 2)]] : []),
  ].some(([rest, otherRest]) => rest === otherRest)
}
