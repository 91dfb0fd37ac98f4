import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/*/table.ts',
  out: './apps/server/db/migrations',
  casing: 'snake_case',
})
