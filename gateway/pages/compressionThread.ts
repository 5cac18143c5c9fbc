import { brotliDecompressSync } from 'node:zlib'
import { bestQuality, compressBrotli } from './compression.ts'
import { handleJobs, lowerPriority } from './threadJobs.ts'

// The lowest priority: uses only idle processor time.
lowerPriority(19)

handleJobs<Uint8Array, Uint8Array<ArrayBuffer>>(
  async (brotli) => compressBrotli(brotliDecompressSync(brotli), bestQuality),
  (compressed) => [compressed.buffer],
)
