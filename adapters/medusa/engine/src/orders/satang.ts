/** An amount of Medusa, in baht, as whole satang: its decimals can have errors of binary fractions. */
export const toSatang = (baht: unknown): number => Math.round(Number(baht) * 100)
