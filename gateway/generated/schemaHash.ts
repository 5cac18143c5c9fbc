export const schemaHash = '2954702f8435d25f079a3bdb47dc425c349c0854'
