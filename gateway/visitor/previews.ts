import type { FastifyRequest } from 'fastify'

const ofRequest = new WeakMap<FastifyRequest, string>()

/** The token of the draft that a request previews; undefined for the shop as it is. */
export const previewOf = (request: FastifyRequest): string | undefined => ofRequest.get(request)

/** Stores the token of a request, for everything that calls the CMS for it. */
export const rememberPreview = (request: FastifyRequest, token: string) =>
  ofRequest.set(request, token)
