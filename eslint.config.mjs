import plugin from '@graphql-eslint/eslint-plugin'

/** GraphQL's conventions, for `schema.graphql` alone: Biome checks everything else. */
export default [
  {
    files: ['schema.graphql'],
    languageOptions: {
      parser: plugin.parser,
      parserOptions: { graphQLConfig: { schema: 'schema.graphql' } },
    },
    plugins: { '@graphql-eslint': plugin },
    rules: {
      ...plugin.configs['flat/schema-recommended'].rules,
      // One-line descriptions are in quotes, longer ones in a block.
      '@graphql-eslint/description-style': 'off',
      // Values such as amounts, addresses and pictures have no identity.
      '@graphql-eslint/strict-id-in-types': 'off',
      ...plugin.configs['flat/schema-relay'].rules,
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Lists that are never paged need no edges.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/input-name': [
        'error',
        { checkInputType: true, caseSensitiveInputType: false },
      ],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/require-nullable-fields-with-oneof': 'error',
    },
  },
]
