import { readFileSync } from 'node:fs'
import { RESTDataSource } from '@apollo/datasource-rest'
import { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import Fastify from 'fastify'
import { serve } from './serve.ts'

// The documented setup: Apollo Server on Fastify with a data source per request, without validation or sanitizing.
const cmsUrl = process.argv[2] ?? ''
const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')

class Catalog extends RESTDataSource {
  override baseURL = cmsUrl
  listing(search?: string) {
    return this.get('/api/v1/products', { params: { s: search, limit: '12' } })
  }
}

const server = new ApolloServer<{ catalog: Catalog }>({
  typeDefs,
  resolvers: {
    Money: { amount: (price: unknown) => price },
    Query: {
      listing: async (_, { filter }, { catalog }) => {
        const { data, pagination, ...listing } = await catalog.listing(filter?.search)
        return {
          ...listing,
          nodes: data,
          pageCount: pagination.pageCount,
          totalCount: pagination.total,
        }
      },
    },
  },
})
await server.start()
const app = Fastify()
app.post(
  '/graphql',
  fastifyApolloHandler(server, { context: async () => ({ catalog: new Catalog() }) }),
)
serve(await app.listen({ port: 0, host: '127.0.0.1' }))
