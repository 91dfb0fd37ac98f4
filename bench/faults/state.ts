import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { POSTGRES_MAJOR } from '../../apps/server/platform/db/embedded/settings.ts'

/** The writes that a house has acknowledged, and the problems that were found. */
export interface State {
  dataDir: string
  /** The number of the last attempted write; each write stores its number. */
  lastWrite: number
  /** The numbers of the last acknowledged writes of the site's title and of the article's text, and the count of all. */
  lastTitle: number
  lastText: number
  writeCount: number
  subscribers: string[]
  problems: string[]
  interrupted: number
  /** The files that no release referenced when they were found, and those of them that were written only partially. */
  unreferenced: Set<string>
  partialFiles: Set<string>
}

export const createState = (dataDir: string): State => ({
  dataDir,
  lastWrite: 0,
  lastTitle: 0,
  lastText: 0,
  writeCount: 0,
  subscribers: [],
  problems: [],
  interrupted: 0,
  unreferenced: new Set(),
  partialFiles: new Set(),
})

export const TITLE_PATTERN = 'Fjordheim nr\\. (\\d+)\\.'
export const TEXT_PATTERN = 'Sak nr\\. (\\d+)\\.'
export const findNumber = (text: string, pattern: string) => Number(new RegExp(pattern).exec(text)?.[1] ?? 0)

/** Paths of pages with the title of the site. */
export const PATHS = ['/', '/kino', '/kultur', '/nyhende', '/404']

/** PostgreSQL's pid file: the pid is first, followed by the port and the socket folder. */
export async function findPostmaster(dataDir: string) {
  const lines = (await readFile(join(dataDir, 'postgres', POSTGRES_MAJOR, 'postmaster.pid'), 'utf8')).split(
    '\n',
  )
  const [pid, , , port, host] = lines
  return {
    pid: Number(pid),
    connection: { host: host as string, port: Number(port), user: 'lerret', database: 'lerret' },
  }
}

/** Ends PostgreSQL where a house has left it running on a disk that is to be unmounted. */
export async function killPostmaster(dataDir: string) {
  const running = await findPostmaster(dataDir).catch(() => null)
  // A file that was left behind may name another process by now.
  const folder = running && (await readlink(`/proc/${running.pid}/cwd`).catch(() => ''))
  if (running && folder?.startsWith(dataDir)) process.kill(running.pid, 'SIGKILL')
}
