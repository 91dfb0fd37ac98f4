import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentServer, createContentClient } from '@lerret/api'
import type { StoredFile } from '@lerret/model'
import { connectDatabase, type Database, openDatabase } from '../db/connection.ts'
import { DataFolderLockedError, lockDataFolder } from '../db/data-lock.ts'
import { findRunningConnection, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { managementAudience, managementClient, platformCredentials } from '../identity/identity.ts'
import type { Settings } from '../settings/settings.ts'
import { readAddress } from './address-file.ts'
import { createServerFetch } from './server-fetch.ts'

/** Database and media of a house whose server does not run, for the duration of a command. */
export interface OpenHouse extends AsyncDisposable {
  db: Database
  originals: string
  readMedia: (media: StoredFile) => Promise<Uint8Array>
}

/** What a command works with: the house itself, or its server where that runs. */
export type House = { open: OpenHouse } | { server: ContentServer }

/**
 * Opens the house, or finds the server that runs on it: two processes that publish or migrate the database at once would disturb
 * each other.
 */
export async function findHouse(settings: Settings): Promise<House> {
  try {
    return { open: await openHouse(settings) }
  } catch (error) {
    const origin = error instanceof DataFolderLockedError ? await readAddress(settings.dataDir) : null
    if (origin === null) throw error
    return { server: await readServerCredentials(settings, origin) }
  }
}

/**
 * The database of a house, for a command that reads and writes a few rows. Beside a running server it is not migrated.
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
    // The other process is just starting or stopping.
    if (!connection) throw error
    const { db, close } = await connectDatabase(connection)
    return { db, [Symbol.asyncDispose]: close }
  }
}

/** The server that runs on a data folder, with the credentials from there. */
async function readServerCredentials(
  { identity, dataDir, publicUrl }: Settings,
  origin: string,
): Promise<ContentServer> {
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
    const connection = databaseUrl ? { connectionString: databaseUrl } : await startEmbedded(opened, dataDir)
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

async function startEmbedded(opened: AsyncDisposableStack, dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  opened.defer(() => postgres.stop())
  return postgres.connection
}
