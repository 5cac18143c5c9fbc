import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './cms/database/schema/*.ts',
  out: './cms/database/migrations',
})
