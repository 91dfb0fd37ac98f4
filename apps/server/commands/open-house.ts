import { type ContentServer, createContentClient } from '@lerret/api'
import type { StoredFile } from '@lerret/model'
import { openOriginals } from '../content/media/originals.ts'
import { backUpBeforeUpgrade } from '../operations/backup/before-upgrade.ts'
import { connectDatabase, type Database, type OpenDatabase, openDatabase } from '../platform/db/connection.ts'
import { DataFolderLockedError, lockDataFolder } from '../platform/db/data-lock.ts'
import {
  type EmbeddedPostgresOptions,
  findRunningConnection,
  startEmbeddedPostgres,
} from '../platform/db/embedded/embedded-postgres.ts'
import { managementAudience, managementClient, platformCredentials } from '../programs/identity/identity.ts'
import type { Settings } from '../settings/settings.ts'
import { readAddress } from './address-file.ts'
import { createServerFetch } from './server-fetch.ts'

/** Database and media of a house whose server does not run, for the duration of a command. */
export interface OpenHouse extends AsyncDisposable {
  db: Database
  readMedia: (media: StoredFile) => Promise<Uint8Array>
}

/** The house that a command works with: opened by the command, or through its server where that runs. */
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
    return connectBesideServer(settings, error)
  }
}

/** The database of a house as it is, also beside a running server: it is not migrated. */
export async function openDatabaseToRead(settings: Settings): Promise<DisposableDatabase> {
  // A server of one's own needs no lock: nothing is started or migrated.
  const connection = findOwnConnection(settings)
  if (connection) return toDisposable(await connectDatabase(connection))
  try {
    return await openDatabaseToReplace(settings)
  } catch (error) {
    return connectBesideServer(settings, error)
  }
}

/** The database of a house whose server does not run, as it is: it is not migrated. */
export const openDatabaseToReplace = (settings: Settings): Promise<DisposableDatabase> =>
  lockAndOpen(settings, connectDatabase)

export type DisposableDatabase = OpenDatabase & AsyncDisposable

/** The operator's PostgreSQL. Commands need few connections, and no pooler. */
function findOwnConnection({ databaseUrl, databaseDirectUrl }: Settings) {
  return databaseUrl ? { connectionString: databaseDirectUrl ?? databaseUrl } : undefined
}

async function connectBesideServer(settings: Settings, error: unknown): Promise<DisposableDatabase> {
  if (!(error instanceof DataFolderLockedError)) throw error
  const connection = findOwnConnection(settings) ?? (await findRunningConnection(settings.dataDir))
  // The other process is just starting or stopping.
  if (!connection) throw error
  return toDisposable(await connectDatabase(connection))
}

const toDisposable = (database: OpenDatabase): DisposableDatabase => ({
  ...database,
  [Symbol.asyncDispose]: database.close,
})

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

async function openHouse(settings: Settings): Promise<OpenHouse> {
  const { db, [Symbol.asyncDispose]: dispose } = await lockAndOpen(settings, (connection) =>
    openDatabase(connection, backUpBeforeUpgrade({ ...settings, now: () => new Date(), log: () => {} })),
  )
  const originals = await openOriginals(settings)
  return {
    db,
    readMedia: ({ fileName }) => originals.getBytes(fileName),
    [Symbol.asyncDispose]: dispose,
  }
}

async function lockAndOpen(
  settings: Settings,
  open: (connection: Parameters<typeof openDatabase>[0]) => Promise<OpenDatabase>,
): Promise<DisposableDatabase> {
  const opened = new AsyncDisposableStack()
  try {
    const { dataDir, postgresBin: binDir } = settings
    const lock = await lockDataFolder(dataDir)
    opened.defer(() => lock.release())
    const connection = findOwnConnection(settings) ?? (await startEmbedded(opened, { dataDir, binDir }))
    const database = await open(connection)
    opened.defer(database.close)
    return { ...database, [Symbol.asyncDispose]: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function startEmbedded(
  opened: AsyncDisposableStack,
  cluster: Pick<EmbeddedPostgresOptions, 'dataDir' | 'binDir'>,
) {
  const postgres = await startEmbeddedPostgres({ ...cluster, log: () => {} })
  opened.defer(() => postgres.stop())
  return postgres.connection
}
