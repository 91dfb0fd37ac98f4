import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..', '..')

/** The version of this Lerret, as in its package.json, with the commit that it was built from: `0.1.0+4f2a9c01d3`. */
export const LERRET_VERSION: string = [readPackageVersion(), readCommit()].filter(Boolean).join('+')

/** The commit that a version names, if its build knew it. */
export const findCommit = (version: string): string | undefined => version.split('+')[1]

function readPackageVersion(): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Written by the build; missing where it had no git. */
function readCommit(): string | undefined {
  try {
    return readFileSync(join(root, 'apps', 'server', 'dist', 'commit'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
