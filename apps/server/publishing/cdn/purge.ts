import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { toAbsoluteUrl } from '@lerret/model'
import { findChangedFiles, type Release } from '../releases/release.ts'

/** A release that changes more pages than this purges everything. */
const MAX_PURGED_URLS = 200
const COMMAND_TIMEOUT_MS = 60_000

/** The addresses whose copies are out of date with another release, or one that stands for all of them. */
export function listPurgedUrls(
  before: Pick<Release, 'files'> | undefined,
  after: Pick<Release, 'files'>,
  publicUrl: string,
): string[] {
  const everything = [`${publicUrl}/*`]
  if (!before) return everything
  const paths = findChangedFiles(before.files, after.files)
    .filter(({ before: old, after: now }) => !(now ?? old)?.immutable)
    .map(({ key }) => key)
  return paths.length > MAX_PURGED_URLS
    ? everything
    : paths.sort().map((path) => toAbsoluteUrl(publicUrl, path))
}

/** Runs the operator's command in a shell, with one address a line on its standard input. */
export async function runPurgeCommand(command: string, urls: string[]): Promise<void> {
  const child = spawn('/bin/sh', ['-c', command], {
    stdio: ['pipe', 'ignore', 'pipe'],
    timeout: COMMAND_TIMEOUT_MS,
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-500)
  })
  // A command that does not read them has ended before.
  child.stdin.on('error', () => {})
  child.stdin.end(`${urls.join('\n')}\n`)
  const [code, signal] = await once(child, 'close')
  if (code !== 0) throw new Error(`PURGE_COMMAND ended with ${signal ?? code}. ${errors.trim()}`)
}
