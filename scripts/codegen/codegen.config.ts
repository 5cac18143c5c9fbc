import { existsSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { schemaProblems } from './schemaProblems.ts'

const scalars = {
  Date: 'string',
  DateTime: 'string',
  Decimal: 'number',
  CurrencyCode: 'string',
  Html: 'string',
  Css: 'string',
  Upload: 'File',
}

/** On the server the type tells cleaned text from raw: only the cleaners make these. */
const cleanedScalars = {
  ...scalars,
  DateTime: { input: 'string', output: '../scalars/textScalars.ts#BangkokTime' },
  Html: { input: 'string', output: '../scalars/html.ts#SafeHtml' },
  Css: { input: 'string', output: '../scalars/css.ts#SafeCss' },
}

// Reported before the generation, which names no line.
const problems = schemaProblems(readFileSync('schema.graphql', 'utf8'), 'schema.graphql')
if (problems.length > 0) throw new Error(problems.join('\n\n'))

const shopDocuments = 'web/**/*.graphql'

const agentDocuments = 'agents/documents.graphql'

/** A shop may have deleted the endpoints for agents. */
const agents: CodegenConfig['generates'] = {
  'agents/generated/documents.json': {
    documents: agentDocuments,
    plugins: ['./scripts/codegen/persistedDocuments.ts'],
  },
  'agents/generated/documents.ts': {
    documents: agentDocuments,
    plugins: ['typescript-operations', './scripts/codegen/operationTypes.ts'],
    config: { scalars, enumsAsTypes: true, useTypeImports: true },
  },
}

/** One generation for both sides: resolver types for the gateway, documents and hooks for the web. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: cleanedScalars,
        useTypeImports: true,
        enumsAsTypes: true,
        // GraphQL sends null for what a response of the CMS does not have.
        maybeValue: 'T | null | undefined',
        inputMaybeValue: 'T | null',
        mappers: {
          CancelOrderPayload:
            "Pick<CancelOrderPayload, 'message' | 'userErrors'> & { input: CancelOrderInput }",
          Money: "Pick<Money, 'amount'>",
          ProductSlider:
            "Omit<ProductSlider, 'products'> & { query: import('@vitrine/contract/content.ts').SliderQuery }",
        },
      },
    },
    'gateway/generated/schemaHash.ts': {
      plugins: ['./scripts/codegen/schemaHash.ts'],
    },
    'web/generated/types.ts': {
      plugins: ['typescript'],
      config: { scalars, onlyOperationTypes: true, enumsAsTypes: true, useTypeImports: true },
    },
    ...(existsSync(agentDocuments) ? agents : {}),
    'web/generated/persistedDocuments.json': {
      documents: shopDocuments,
      plugins: ['./scripts/codegen/persistedDocuments.ts'],
    },
    'web/generated/documents.ts': {
      documents: shopDocuments,
      plugins: ['./scripts/codegen/selections.ts'],
    },
    'web/': {
      documents: shopDocuments,
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'generated/types.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', './scripts/codegen/hooks.ts'],
      config: {
        scalars,
        useTypeImports: true,
      },
    },
  },
}
export default config
