import { AppError } from '../../platform/errors/app-error.ts'
import type { Release, ReleaseFile } from '../../publishing/releases/release.ts'

export interface ExportedFile extends ReleaseFile {
  /** The decoded path it is served at. */
  path: string
  /** Its name in the export folder. */
  name: string
  isPage: boolean
}

/**
 * Every file of a release with its name in the export folder. A page at `/kino` is `kino.html`, as static hosts expect, so that its
 * URL needs no slash at the end; other files are named by their path.
 */
export function listExportedFiles({ files, pages }: Pick<Release, 'files' | 'pages'>): ExportedFile[] {
  return nameFiles(files, (path) => pages.has(path))
}

/** The files that are served while the site is closed: what the closed page loads, and those for robots. */
export function listClosedSiteFiles({ files }: Pick<Release, 'files'>): ExportedFile[] {
  const served = [...files].filter(([path]) => /^\/(assets\/.+|robots\.txt|sw\.js)$/.test(path))
  return nameFiles(served, () => false)
}

function nameFiles(
  files: Iterable<readonly [string, ReleaseFile]>,
  isPageAt: (path: string) => boolean,
): ExportedFile[] {
  const byName = new Map<string, ExportedFile>()
  for (const [path, file] of files) {
    const isPage = isPageAt(path)
    const name = toFileName(path, isPage)
    const other = byName.get(name)
    if (other && other.hash !== file.hash)
      throw new AppError('export_failed', `${path} and ${other.path} would both be the file ${name}.`)
    if (!other || isPage) byName.set(name, { ...file, path, name, isPage })
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function toFileName(path: string, isPage: boolean): string {
  const name = path === '/' ? 'index' : path.slice(1)
  assertSafeName(name)
  return isPage ? `${name}.html` : name
}

/** Paths are validated when they are saved; this is a second check that no name leads out of the folder. */
export function assertSafeName(name: string) {
  if (
    name
      .split('/')
      .some((segment) => segment === '' || segment === '.' || segment === '..' || segment.includes('\0'))
  )
    throw new AppError('export_failed', `"${name}" cannot be the name of a file.`)
}
