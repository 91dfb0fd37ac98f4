/** The major version of PostgreSQL that clusters are made with. */
export const POSTGRES_MAJOR = '18'
export const port = 5432
export const user = 'lerret'
export const database = 'lerret'

/** A setting of our own, which PostgreSQL ignores. */
export const CLUSTER_SETTING = 'lerret.cluster'

export type ServerSettings = Record<string, string | number>

/** Settings for a small house on a small machine. For other settings, use another PostgreSQL with DATABASE_URL. */
export function serverArguments(clusterDir: string, socketDir: string, additional: ServerSettings): string[] {
  const settings: ServerSettings = {
    listen_addresses: '',
    port,
    // The value is a list, so it is quoted: a path may have a comma.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',

    max_connections: 40,
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    jit: 'off',

    // A committed ticket stays sold, also after a power cut.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',

    // There is no replication, and each helper process costs memory.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    max_worker_processes: 4,
    io_method: 'sync',

    // Lerret opens the log file (log-file.ts), so that it can be in a folder that PostgreSQL's user cannot enter.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    log_timezone: 'UTC',
    timezone: 'UTC',

    // Shows in the list of processes which cluster this is, also where -D is not its path.
    [CLUSTER_SETTING]: clusterDir,
    ...additional,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
