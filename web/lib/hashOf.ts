import type { DocumentNode } from '@apollo/client'

/** Generated documents carry the hash under which the gateway knows them. Throws for any other. */
export function hashOf(document: DocumentNode): string {
  const meta = '__meta__' in document ? document.__meta__ : undefined
  if (meta && typeof meta === 'object' && 'hash' in meta && typeof meta.hash === 'string')
    return meta.hash
  throw new Error('Only generated documents can be sent')
}
