import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { toGlobalId } from '../responses/globalId.ts'

/** Makes the ids of all objects global ones: their type, and the key that the sources have in `id`. */
export function resolveIds(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    const id = isObjectType(type) ? type.getFields()['id'] : undefined
    if (id && getNamedType(id.type).name === 'ID')
      id.resolve = (parent: { id: string }) => toGlobalId(type.name, parent.id)
  }
}
