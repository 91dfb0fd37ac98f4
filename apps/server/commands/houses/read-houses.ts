import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { AppError } from '../../errors/app-error.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'

/** One of many houses on a machine: its settings, or why they cannot be read. */
export type ListedHouse = ReadableHouse | { name: string; problem: string }
export interface ReadableHouse {
  name: string
  settings: Settings
}

/** The house that `lerret.service` runs; all others are of `lerret@.service`. */
const SINGLE_HOUSE = 'lerret'
const DEFAULT_FOLDER = '/etc/lerret'
const DATA_ROOT = '/var/lib/lerret'
const CODE_ROOT = '/opt/lerret-houses'
const ENDING = '.env'

export const unitName = (name: string) => (name === SINGLE_HOUSE ? 'lerret' : `lerret@${name}`)

/** How commands of a house begin. */
export const commandName = (name: string) => (name === SINGLE_HOUSE ? 'lerret' : `lerret --house ${name}`)

/** The link to the code that the unit of a house starts. */
export function codeLink(name: string, folder: string | undefined): string {
  if (folder === undefined && name === SINGLE_HOUSE) return '/opt/lerret'
  return join(folder ?? CODE_ROOT, name)
}

/** The houses of this machine, which are the settings files (`NAME.env`) of one folder. */
export async function readHouses(env: NodeJS.ProcessEnv): Promise<ListedHouse[]> {
  const folder = resolve(env.INIT_CWD ?? '.', env.HOUSES_DIR || DEFAULT_FOLDER)
  const files = await readdir(folder).catch((error: Error) => {
    throw new AppError('setting_invalid', `The folder of settings files ${folder} cannot be read.`, {
      cause: error,
    })
  })
  const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length))
  if (names.length === 0)
    throw new AppError(
      'setting_invalid',
      `There are no houses in ${folder}: each has a settings file NAME${ENDING} there. HOUSES_DIR names another folder.`,
    )
  return Promise.all(names.sort().map((name) => readHouse(folder, name)))
}

async function readHouse(folder: string, name: string): Promise<ListedHouse> {
  const file = join(folder, name + ENDING)
  try {
    const variables = parseEnv(await readFile(file, 'utf8'))
    // As in the units of systemd.
    const defaults = { DATA_DIR: name === SINGLE_HOUSE ? DATA_ROOT : join(DATA_ROOT, name) }
    return { name, settings: readSettings({ ...defaults, ...variables }) }
  } catch (error) {
    if (error instanceof AppError) return { name, problem: `${file}: ${error.message}` }
    return { name, problem: `${file} cannot be read: ${(error as Error).message}` }
  }
}
