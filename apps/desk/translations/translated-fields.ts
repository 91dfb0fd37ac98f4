type Body = Readonly<Record<string, unknown>>

/**
 * Splits the path of a text: `title`, `contents/0/summary`, `texts/{block data}/cards.0.title`. What is between the first and the last
 * slash is one key, because the id of a record may have slashes.
 */
export function splitTextPath(path: string): string[] {
  const [first = '', ...rest] = path.split('/')
  const last = rest.pop()
  if (last === undefined) return [first]
  return rest.length === 0 ? [first, last] : [first, rest.join('/'), last]
}

/** The text of a translation at a path; empty when it has none. */
export function readText(body: Body, path: string): string {
  const value = splitTextPath(path).reduce<unknown>(
    (parent, key) => (parent as Body | undefined)?.[key],
    body,
  )
  return typeof value === 'string' ? value : ''
}

/** The field of a translation that a text is in, with another text at its path. An empty text is left out of optional fields. */
export function replaceText(body: Body, path: string, text: string): { field: string; value: unknown } {
  const [field = '', ...rest] = splitTextPath(path)
  if (rest.length === 0) return { field, value: text === '' && field === 'lead' ? undefined : text }
  return { field, value: setIn(body[field], rest, text) }
}

function setIn(parent: unknown, [key = '', ...rest]: readonly string[], text: string): unknown {
  const child = (parent as Body | undefined)?.[key]
  const value = rest.length === 0 ? text : setIn(child, rest, text)
  if (Array.isArray(parent)) return parent.map((item, index) => (String(index) === key ? value : item))
  return { ...(parent as Body | undefined), [key]: value }
}
