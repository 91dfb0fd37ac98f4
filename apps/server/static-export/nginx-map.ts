/** An address and what nginx makes of it. */
export interface MapEntry {
  source: string
  target: string
}

/**
 * Lines of an nginx `map`. nginx looks names up in small letters, and does not start when two are the same there: those, and those
 * that stand for something `elsewhere`, are patterns, which are told from each other. Patterns are tried one by one, so all
 * others are names.
 */
export function mapLines(
  entries: readonly MapEntry[],
  { elsewhere = [], inAnyCase }: { elsewhere?: Iterable<string>; inAnyCase: boolean },
): string[] {
  const sources = new Set([...entries.map(({ source }) => source), ...elsewhere])
  const counts = new Map<string, number>()
  for (const source of sources) counts.set(folded(source), (counts.get(folded(source)) ?? 0) + 1)
  const isClear = ({ source }: MapEntry) => counts.get(folded(source)) === 1
  const clashing = entries.filter((entry) => !isClear(entry))
  // The last of them has all other spellings, as it has on our own server.
  const last = new Map(clashing.map((entry) => [folded(entry.source), entry]))
  return [
    ...entries.filter(isClear).map(({ source, target }) => `${quoted(source)} ${target};`),
    ...clashing.map(({ source, target }) => `${quoted(`~${patternOf(source)}`)} ${target};`),
    ...(inAnyCase
      ? [...last.values()].map(({ source, target }) => `${quoted(`~*${patternOf(source)}`)} ${target};`)
      : []),
  ]
}

export const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** nginx knows the small letters of English alone. */
const folded = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

const patternOf = (source: string) => `^${source.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&')}$`
