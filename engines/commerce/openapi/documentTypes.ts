/** A JSON value that is an object. */
export type Json = Record<string, unknown>

/** The content of a body, by its media type. */
export type Content = Record<string, { schema: Json; example?: unknown; examples?: Json }>

/** A parameter in the path, the query or a header. */
export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Json
  example?: unknown
}

/** The response of a status, or a reference to it. */
export interface Response {
  $ref?: string
  description?: string
  headers?: Json
  content?: Content
}

/** An operation in OpenAPI: one method of a path. */
export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Json[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}

/** The parts of an OpenAPI document that are read here. */
export interface Document {
  openapi: string
  info: Json
  servers: Json[]
  tags: Json[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Json>
    responses: Record<string, Response>
    securitySchemes: Json
  }
}
