/** A path and the value that nginx maps it to. */
export interface MapEntry {
  source: string
  target: string
}

/**
 * Lines of an nginx `map`. nginx ignores case in plain names, and does not start when two differ in case only. Those, and those that
 * clash with `otherSources`, are written as patterns, which are case-sensitive. Patterns are tried one by one, so all others stay
 * names.
 */
export function formatMapLines(
  entries: readonly MapEntry[],
  {
    elsewhere: otherSources = [],
    inAnyCase: ignoreCase,
  }: { elsewhere?: Iterable<string>; inAnyCase: boolean },
): string[] {
  const sources = new Set([...entries.map(({ source }) => source), ...otherSources])
  const counts = new Map<string, number>()
  for (const source of sources)
    counts.set(toLowerCaseAscii(source), (counts.get(toLowerCaseAscii(source)) ?? 0) + 1)
  const isUnique = ({ source }: MapEntry) => counts.get(toLowerCaseAscii(source)) === 1
  const clashing = entries.filter((entry) => !isUnique(entry))
  // The last of them matches all other spellings, as on the house's own server.
  const last = new Map(clashing.map((entry) => [toLowerCaseAscii(entry.source), entry]))
  return [
    ...entries.filter(isUnique).map(({ source, target }) => `${quote(source)} ${target};`),
    ...clashing.map(({ source, target }) => `${quote(`~${toPattern(source)}`)} ${target};`),
    ...(ignoreCase
      ? [...last.values()].map(({ source, target }) => `${quote(`~*${toPattern(source)}`)} ${target};`)
      : []),
  ]
}

export const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** nginx ignores the case of ASCII letters only. */
const toLowerCaseAscii = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

const toPattern = (source: string) => `^${source.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&')}$`
