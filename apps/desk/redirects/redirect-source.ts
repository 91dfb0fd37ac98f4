import { isReservedPath, isSlug, parsePath } from '@lerret/model'
import { redirectWords as words } from '@lerret/words/desk'

/** The path of what an editor has typed or pasted: a whole address, or a path with or without slashes around it. */
export function toRedirectSource(typed: string): string {
  const text = typed.trim()
  if (text === '') return ''
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  const path = url ? url.pathname : (text.split(/[?#]/, 1)[0] ?? '')
  const decoded = parsePath(path) ?? path
  return `/${decoded.replace(/^\/+|\/+$/g, '')}`
}

/** The sentence about a source that cannot be redirected; null when it can. */
export function findSourceProblem(source: string): string | null {
  if (source === '') return words.sourceMissing
  if (isReservedPath(source)) return words.sourceReserved
  return source === '/' || isSlug(source.slice(1)) ? null : words.sourceBad
}
