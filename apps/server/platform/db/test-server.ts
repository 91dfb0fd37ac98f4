import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './connection.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; database: string }
    template: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lerret-test-'))
  // When the tests run as root, PostgreSQL runs as another user, who must have access.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, reachableRoot: tmpdir() })
  const { host, port, user, database } = postgres.connection
  const template = 'lerret_template'
  const admin = new pg.Client(postgres.connection)
  await admin.connect()
  // These databases live for seconds and need not survive a power cut. (Crash safety is tested on other ones.)
  await admin.query('alter system set fsync = off')
  await admin.query('alter system set full_page_writes = off')
  await admin.query('select pg_reload_conf()')
  await admin.query(`create database ${template}`)
  await admin.end()
  const migrated = await openDatabase({ ...postgres.connection, database: template })
  await migrated.close()
  project.provide('postgres', { host, port, user, database })
  project.provide('template', template)

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
