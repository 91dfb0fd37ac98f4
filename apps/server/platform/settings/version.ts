import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** The version of this Lerret, as in its package.json, with the commit that it was built from: `0.1.0+4f2a9c01d3`. */
export const LERRET_VERSION: string = readVersion(root)

/** The commit that a version names, if its build knew it. */
export const findCommit = (version: string): string | undefined => version.split('+')[1]

/** The version of the Lerret in a folder. */
export function readVersion(folder: string): string {
  return [readPackageVersion(folder), readCommit(folder)].filter(Boolean).join('+')
}

function readPackageVersion(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Written by the build; missing where it had no git. */
function readCommit(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'apps', 'server', 'dist', 'commit'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
