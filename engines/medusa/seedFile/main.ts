import { writeSeedFile } from './write.ts'

const path = process.argv[2]
if (!path) throw new Error('Usage: node seedFile/main.ts FILE')
const { products, coupons } = await writeSeedFile(path)
console.log(`${path}: ${products.length} products, ${coupons.length} coupons`)
