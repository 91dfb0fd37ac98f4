import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema:
    './apps/server/{content,editing,members,operations,platform,programme,publishing,staff,visitors}/**/table.ts',
  out: './apps/server/platform/db/migrations',
  casing: 'snake_case',
})
