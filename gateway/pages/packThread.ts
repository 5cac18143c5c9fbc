import { brotliDecompressSync } from 'node:zlib'
import { bestQuality, packBrotli } from './packing.ts'
import { handleJobs, lowerPriority } from './threadJobs.ts'

// It only uses what nothing else needs.
lowerPriority(19)

handleJobs<Uint8Array, Uint8Array<ArrayBuffer>>(
  async (brotli) => packBrotli(brotliDecompressSync(brotli), bestQuality),
  (packed) => [packed.buffer],
)
