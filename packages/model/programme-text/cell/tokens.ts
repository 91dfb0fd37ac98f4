/** A word, a quoted text or a separator, with its position in the typed text. */
export interface Token {
  kind: 'word' | 'quoted' | 'separator'
  /** The word, or the text between the quotes. */
  text: string
  start: number
  end: number
  /** A quoted text whose closing quote is missing. */
  isUnclosed?: true
}

const PATTERN =
  /(?<quoted>"(?<straight>(?:[^"]|"")*)(?<straightEnd>"?)|«(?<angled>[^»]*)(?<angledEnd>»?)|[“”„](?<curly>[^“”]*)(?<curlyEnd>[“”]?))|(?<separator>[;\n\r]+)|(?<word>[^\s,;"«“”„]+)/g

/** Words are separated by spaces and commas. Semicolons and line breaks are tokens of their own. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(PATTERN), ({ index, 0: match, groups = {} }) => {
    const position = { start: index, end: index + match.length }
    if (groups.separator !== undefined) return { kind: 'separator', text: match, ...position }
    if (groups.word !== undefined) return { kind: 'word', text: match, ...position }
    const quoted = groups.straight?.replaceAll('""', '"') ?? groups.angled ?? groups.curly ?? ''
    const isClosed = Boolean(groups.straightEnd || groups.angledEnd || groups.curlyEnd)
    return { kind: 'quoted', text: quoted, ...position, ...(!isClosed && { isUnclosed: true }) }
  })
}
