type Body = Readonly<Record<string, unknown>>

/** The text of a translation at a path; empty when it has none. Lists are written with commas. */
export function readText(body: Body, path: readonly string[]): string {
  const value = path.reduce<unknown>((parent, key) => (parent as Body | undefined)?.[key], body)
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : ''
}

/** Fields that a translation may lack. */
const OPTIONAL_FIELDS = new Set(['lead', 'description', 'genres', 'countries', 'objectClass'])

/** The field of a translation that a text is in, with another text at its path. An empty text is left out of optional fields. */
export function replaceText(
  body: Body,
  [field = '', ...rest]: readonly string[],
  text: string,
): { field: string; value: unknown } {
  if (rest.length === 0) return { field, value: text === '' && OPTIONAL_FIELDS.has(field) ? undefined : text }
  return { field, value: setIn(body[field], rest, text) }
}

/** The items of a list that is written with commas; none for an empty text. */
export function parseList(text: string): string[] | undefined {
  const items = text.split(',').map((item) => item.trim())
  return items.some(Boolean) ? items.filter(Boolean) : undefined
}

function setIn(parent: unknown, [key = '', ...rest]: readonly string[], text: string): unknown {
  const child = (parent as Body | undefined)?.[key]
  const value = rest.length === 0 ? text : setIn(child, rest, text)
  if (Array.isArray(parent)) return parent.map((item, index) => (String(index) === key ? value : item))
  return { ...(parent as Body | undefined), [key]: value }
}
