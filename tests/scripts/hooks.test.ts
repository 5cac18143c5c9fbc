import { buildSchema, type DocumentNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from '../../scripts/codegen/hooks.ts'

const schema = buildSchema('type Query { cart: Int } type Mutation { login: Int, logout: Int }')

/** Undefined for a file without operations. */
const generate = (document: DocumentNode) => plugin(schema, [{ document }], {}) || undefined

test('the generation writes a hook only where a module of the web uses it', () => {
  const document = parse('query cart { cart } mutation login { login } mutation logout { logout }')
  const content = generate(document)?.content

  expect(content).toContain('const useCartQuery = ')
  expect(content).toContain('const useLoginMutation = ')
  expect(content).toContain('const LogoutDocument')
  expect(content).not.toContain('useLogoutMutation')
})

test('the generation imports only the hooks that its module needs', () => {
  const imports = (text: string) => generate(parse(text))?.prepend.join('\n')

  expect(imports('mutation login { login }')).toMatch(/\buseMutation\b/)
  expect(imports('mutation login { login }')).not.toMatch(/\buseQuery\b/)
  expect(imports('mutation logout { logout }')).not.toMatch(/\buseMutation\b/)
})
