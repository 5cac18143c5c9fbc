import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'

/**
 * Describes each breach of the conventions of GraphQL and of Relay's connections that Biome (biome.json) has no rule
 * for.
 */
export function conventionProblems(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
  return [
    ...types.flatMap(nameProblems),
    ...[...types, ...schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive))]
      .filter(({ description }) => !description)
      .map(({ name }) => `${name} has no description`),
    ...roots.flatMap(rootProblems),
    ...mutationProblems(schema),
    ...unreachableTypes(schema, types),
    ...types.flatMap((type) =>
      isObjectType(type) && type.name.endsWith('Connection') ? connectionProblems(type) : [],
    ),
    ...types.flatMap((type) =>
      isObjectType(type) ? Object.values(type.getFields()).flatMap(pagingProblems) : [],
    ),
  ]
}

const pascalCase = /^[A-Z][A-Za-z0-9]*$/
const camelCase = /^[a-z][A-Za-z0-9]*$/

const kinds: readonly (readonly [isKind: (type: GraphQLNamedType) => boolean, word: string])[] = [
  [isObjectType, 'Type'],
  [isInterfaceType, 'Interface'],
  [isUnionType, 'Union'],
  [isEnumType, 'Enum'],
]

const repeatsKind = (type: GraphQLNamedType) =>
  kinds.some(([isKind, word]) => isKind(type) && new RegExp(`^${word}|${word}$`).test(type.name))

function nameProblems(type: GraphQLNamedType): string[] {
  const { name } = type
  const typeProblems = [
    ...(pascalCase.test(name) ? [] : [`${name} is not in PascalCase`]),
    ...(repeatsKind(type) ? [`${name} repeats what kind of type it is`] : []),
  ]
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return typeProblems
  const prefix = name[0]?.toLowerCase() + name.slice(1)
  const fields: readonly { name: string; args?: readonly { name: string }[] }[] = Object.values(
    type.getFields(),
  )
  return [
    ...typeProblems,
    ...fields
      .flatMap((field) => [field, ...(field.args ?? [])])
      .filter((field) => !camelCase.test(field.name))
      .map((field) => `${name}: ${field.name} is not in camelCase`),
    ...fields
      .filter(
        (field) => field.name.startsWith(prefix) && /[A-Z]/.test(field.name[prefix.length] ?? ''),
      )
      .map((field) => `${name}.${field.name} repeats the name of its type`),
  ]
}

const rootProblems = (root: GraphQLObjectType): string[] =>
  Object.values(root.getFields()).flatMap(({ name, description }) => [
    ...(description ? [] : [`${root.name}.${name} has no description`]),
    ...(/^(?:get|query|mutation)(?=[A-Z])|(?:Query|Mutation)$/.test(name)
      ? [`${root.name}.${name} repeats that it is read or changed`]
      : []),
  ])

const mutationProblems = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ type }) => isScalarType(getNamedType(type)))
    .map(({ name }) => `Mutation.${name} returns a scalar, to which no field can be added`)

/** Types that no operation can reach, also not as an implementation of an interface. */
function unreachableTypes(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): string[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() }
  const directives = schema.getDirectives()
  const withInterfaces = types
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().length > 0)
  const fromRoots = new GraphQLSchema({ ...roots, directives }).getTypeMap()
  const implementations = withInterfaces.filter((type) =>
    type.getInterfaces().some(({ name }) => name in fromRoots),
  )
  const reached = new GraphQLSchema({ ...roots, directives, types: implementations }).getTypeMap()
  return types
    .filter(({ name }) => !(name in reached))
    .map(({ name }) => `${name} is not reachable`)
}

/** Relay: a connection has `edges` and `pageInfo: PageInfo!`, an edge a `node` and a `cursor`. */
function connectionProblems(connection: GraphQLObjectType): string[] {
  const { edges, pageInfo } = connection.getFields()
  const list = edges && getNullableType(edges.type)
  const edge = edges && getNamedType(edges.type)
  const problem = (text: string) => `${connection.name} ${text}`
  const ofEdge = isObjectType(edge) ? edge.getFields() : {}
  const { node, cursor } = ofEdge
  return [
    ...(list && isListType(list) ? [] : [problem('has no list of edges')]),
    ...(String(pageInfo?.type) === 'PageInfo!' ? [] : [problem('has no pageInfo: PageInfo!')]),
    ...(edge?.name.endsWith('Edge')
      ? []
      : [problem('has edges whose type does not end with Edge')]),
    ...(node && !isListType(getNullableType(node.type))
      ? []
      : [problem('has edges without a node')]),
    ...(cursor && isNonNullType(cursor.type) && isScalarType(getNamedType(cursor.type))
      ? []
      : [problem('has edges without a cursor')]),
  ]
}

/** Relay: a field of a connection is paged by `first` and `after`, or by `last` and `before`. */
function pagingProblems({ name, type, args }: GraphQLField<unknown, unknown>): string[] {
  if (!getNamedType(type).name.endsWith('Connection')) return []
  const has = (...names: string[]) => names.every((item) => args.some((arg) => arg.name === item))
  return has('first', 'after') || has('last', 'before')
    ? []
    : [`${name} is a connection without first and after`]
}
