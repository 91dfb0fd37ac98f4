import { resolve } from 'node:path'
import { z } from 'zod'
import { nameSettings, settingGroup, settingInvalid, Text } from '../settings/setting-group.ts'

const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

const variables = {
  DATABASE_URL: DatabaseUrl.optional().describe(
    'A PostgreSQL 18 of your own (`postgres://user:password@host/database`), instead of the embedded one.',
  ),
  DATABASE_DIRECT_URL: DatabaseUrl.optional().describe(
    'The address of that PostgreSQL itself, where `DATABASE_URL` is one of PgBouncer: [PgBouncer](growth.md#pgbouncer).',
  ),
  POSTGRES_BIN: Text.transform((path) => resolve(path))
    .optional()
    .describe(
      'The folder of the programs that run the embedded database; by itself a PostgreSQL 18 of the system that is newer than the npm package: [security fixes](backup.md#security-fixes-of-postgresql).',
    ),
}

export const databaseGroup = settingGroup({
  title: 'Database',
  variables,
  secrets: ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
  toSettings(values) {
    if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
      throw settingInvalid(
        'DATABASE_DIRECT_URL is for a DATABASE_URL that goes through a pooler such as pgBouncer; alone, the address belongs in DATABASE_URL',
      )
    return nameSettings(variables, values)
  },
})
