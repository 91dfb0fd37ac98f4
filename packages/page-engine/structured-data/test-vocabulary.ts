/** The words of schema.org, for tests. */
export interface Vocabulary {
  isType(name: string): boolean
  /** Whether one type is another or a kind of it. */
  isKindOf(name: string, other: string): boolean
  /** Which types have a property, and what its values may be; undefined where there is none of that name. */
  property(name: string): { types: Set<string>; values: Set<string> } | undefined
  /** The word to use now instead of an outdated one. */
  successorOf(name: string): string | undefined
  /** Of which list of fixed values this is one: `EventCancelled` of `EventStatusType`. */
  listOf(name: string): string | undefined
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'
const SCHEMA = 'http://schema.org/'

/** From the vocabulary as schema.org publishes it, a fact to a line (N-Quads). */
export function parseVocabulary(lines: string): Vocabulary {
  const facts = factsIn(lines)
  const all = (predicate: string, name: string) => facts.get(predicate)?.get(name) ?? new Set<string>()
  const one = (predicate: string, name: string) => [...all(predicate, name)][0]

  const isKindOf = (name: string, other: string): boolean =>
    name === other || [...all(`${RDFS}subClassOf`, name)].some((parent) => isKindOf(parent, other))

  return {
    isKindOf,
    isType: (name) => all(`${RDF}type`, name).has(`${RDFS}Class`),
    property(name) {
      if (!all(`${RDF}type`, name).has(`${RDF}Property`)) return undefined
      return { types: all(`${SCHEMA}domainIncludes`, name), values: all(`${SCHEMA}rangeIncludes`, name) }
    },
    successorOf: (name) => one(`${SCHEMA}supersededBy`, name),
    listOf: (name) => [...all(`${RDF}type`, name)].find((list) => isKindOf(list, 'Enumeration')),
  }
}

/** predicate -> subject -> objects, the words of schema.org without their address. */
function factsIn(lines: string): Map<string, Map<string, Set<string>>> {
  const facts = new Map<string, Map<string, Set<string>>>()
  for (const [, subject = '', predicate = '', object = ''] of lines.matchAll(
    /^<([^>]*)> <([^>]*)> <([^>]*)> /gm,
  )) {
    const ofPredicate = facts.get(predicate) ?? new Map<string, Set<string>>()
    facts.set(predicate, ofPredicate)
    const objects = ofPredicate.get(short(subject)) ?? new Set<string>()
    ofPredicate.set(short(subject), objects.add(short(object)))
  }
  return facts
}

const short = (address: string) => (address.startsWith(SCHEMA) ? address.slice(SCHEMA.length) : address)
