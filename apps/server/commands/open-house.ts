import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentServer, createContentClient } from '@lerret/api'
import type { Media } from '@lerret/model'
import { connectDatabase, type Database, openDatabase } from '../db/connection.ts'
import { DataFolderLockedError, lockDataFolder } from '../db/data-lock.ts'
import { findRunningConnection, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { managementAudience, managementClient, platformCredentials } from '../identity/identity.ts'
import type { Settings } from '../settings/settings.ts'
import { findAddress } from './address-file.ts'
import { createServerFetch } from './server-fetch.ts'

/** A house without its server, for the length of a command. */
export interface OpenHouse extends AsyncDisposable {
  db: Database
  originals: string
  readMedia: (media: Media) => Promise<Uint8Array>
}

/** What a command works with: the house itself, or where its server runs, that server. */
export type House = { open: OpenHouse } | { server: ContentServer }

/**
 * Opens the house as its only user. Where a server has it, that server is asked instead: two that publish, or change the
 * database's tables, would be in each other's way.
 */
export async function findHouse(settings: Settings): Promise<House> {
  try {
    return { open: await openHouse(settings) }
  } catch (error) {
    const origin = error instanceof DataFolderLockedError ? await findAddress(settings.dataDir) : null
    if (origin === null) throw error
    return { server: await serverOf(settings, origin) }
  }
}

/**
 * The database of a house, for a command that reads and writes a few rows: beside a running server too, whose tables are left as
 * they are.
 */
export async function openHouseDatabase(
  settings: Settings,
): Promise<Pick<OpenHouse, 'db'> & AsyncDisposable> {
  try {
    return await openHouse(settings)
  } catch (error) {
    if (!(error instanceof DataFolderLockedError)) throw error
    const { databaseUrl, dataDir } = settings
    const connection = databaseUrl ? { connectionString: databaseUrl } : await findRunningConnection(dataDir)
    // The other one is just starting, or just ending.
    if (!connection) throw error
    const { db, close } = await connectDatabase(connection)
    return { db, [Symbol.asyncDispose]: close }
  }
}

/** The server that runs on a data folder, with the credentials that lie there. */
async function serverOf({ identity, dataDir, publicUrl }: Settings, origin: string): Promise<ContentServer> {
  const { id: clientId, secret: clientSecret } = await managementClient(identity, dataDir)
  const audience = identity.outside?.audience ?? managementAudience(publicUrl)
  return {
    origin,
    identity: { clientId, clientSecret, audience },
    platform: await platformCredentials(identity, dataDir),
    fetch: createServerFetch(origin),
  }
}

/** The one site of a server. */
export async function findServerSite(server: ContentServer) {
  const client = createContentClient(server)
  const [site] = await client.sites()
  return { client, site }
}

async function openHouse({ dataDir, databaseUrl }: Settings): Promise<OpenHouse> {
  const opened = new AsyncDisposableStack()
  try {
    const lock = await lockDataFolder(dataDir)
    opened.defer(() => lock.release())
    const connection = databaseUrl ? { connectionString: databaseUrl } : await embedded(opened, dataDir)
    const { db, close } = await openDatabase(connection)
    opened.defer(close)
    const originals = join(dataDir, 'media')
    return {
      db,
      originals,
      readMedia: ({ fileName }) => readFile(join(originals, fileName)),
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function embedded(opened: AsyncDisposableStack, dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  opened.defer(() => postgres.stop())
  return postgres.connection
}
