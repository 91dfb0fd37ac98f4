import { toHref } from '@lerret/model'
import { AppError } from '../errors/app-error.ts'
import type { Release, ReleaseFile } from '../publishing/releases/release.ts'

export interface ExportedFile extends ReleaseFile {
  /** Where it is served, in plain text. */
  path: string
  /** Its name in the folder. */
  name: string
  isPage: boolean
}

/**
 * Every file of a release by the name that it has in the folder. A page at `/kino` is `kino.html`, as static hosts expect, so
 * that its address needs no slash at the end; all else has its path for a name.
 */
export function exportedFiles({ files, pages }: Pick<Release, 'files' | 'pages'>): ExportedFile[] {
  return nameFiles(files, (path) => pages.has(path))
}

/** What visitors of a closed house are given: what the page that tells them so is drawn with, and what robots ask for. */
export function closedFiles({ files }: Pick<Release, 'files'>): ExportedFile[] {
  const open = [...files].filter(([path]) => /^\/(assets\/.+|robots\.txt|sw\.js)$/.test(path))
  return nameFiles(open, () => false)
}

function nameFiles(
  files: Iterable<readonly [string, ReleaseFile]>,
  isPageAt: (path: string) => boolean,
): ExportedFile[] {
  const named = new Map<string, ExportedFile>()
  for (const [path, file] of files) {
    const isPage = isPageAt(path)
    const name = nameOf(path, isPage)
    const other = named.get(name)
    if (other && other.hash !== file.hash)
      throw new AppError('export_failed', `${path} and ${other.path} would both be the file ${name}.`)
    if (!other || isPage) named.set(name, { ...file, path, name, isPage })
  }
  return [...named.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function nameOf(path: string, isPage: boolean): string {
  const name = path === '/' ? 'index' : path.slice(1)
  checkName(name)
  return isPage ? `${name}.html` : name
}

/** Paths are checked when they are saved; a name that would lead out of the folder must not get past us all the same. */
export function checkName(name: string) {
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..' || part.includes('\0')))
    throw new AppError('export_failed', `"${name}" cannot be the name of a file.`)
}

/** An address as it stands in a list where blanks separate. */
export const listed = (path: string) => toHref(path).replaceAll(' ', '%20')
