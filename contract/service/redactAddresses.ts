import type { FastifyRequest } from 'fastify'

// Parameters of addresses that let their holder in, or that say who someone is.
const secret =
  /([?&;\s"](?:key|login|code|state|user|token|id_token|access_token|client_secret|password|email|variables)=)[^&\s"\\]+/gi

/** A text with the values of secret parameters of addresses replaced. */
export const redactAddresses = (text: string): string => text.replace(secret, '$1[redacted]')

/** The path of a request, with the name of its GraphQL operation and without other parameters. */
export function loggedAddress(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const operation = query && new URLSearchParams(query).get('operationName')
  return operation && /^\w{1,100}$/.test(operation) ? `${path}?operationName=${operation}` : path
}

/** Serializers of the log that leave out the parameters of requests, and the headers of uploads with their cookies. */
export const requestSerializers = {
  busboyOptions: () => undefined,
  req: ({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) => ({
    method,
    url: loggedAddress(url),
    host,
    remoteAddress: ip,
  }),
}
