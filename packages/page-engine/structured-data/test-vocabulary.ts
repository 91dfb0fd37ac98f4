/** The schema.org vocabulary, for tests. */
export interface Vocabulary {
  isType(name: string): boolean
  /** Whether a type is another type or a subtype of it. */
  isSubtype(name: string, other: string): boolean
  /** The types that have a property, and the types of its values; undefined for an unknown property. */
  findProperty(name: string): { types: Set<string>; values: Set<string> } | undefined
  /** The current name that replaces an outdated one. */
  findSuccessor(name: string): string | undefined
  /** The enumeration that a value belongs to: `EventStatusType` for `EventCancelled`. */
  findEnumeration(name: string): string | undefined
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'
const SCHEMA = 'http://schema.org/'

/** Reads the file that schema.org publishes, with one statement per line (N-Quads). */
export function parseVocabulary(lines: string): Vocabulary {
  const statements = parseStatements(lines)
  const findAll = (predicate: string, name: string) =>
    statements.get(predicate)?.get(name) ?? new Set<string>()
  const findFirst = (predicate: string, name: string) => [...findAll(predicate, name)][0]

  const isSubtype = (name: string, other: string): boolean =>
    name === other || [...findAll(`${RDFS}subClassOf`, name)].some((parent) => isSubtype(parent, other))

  return {
    isSubtype,
    isType: (name) => findAll(`${RDF}type`, name).has(`${RDFS}Class`),
    findProperty(name) {
      if (!findAll(`${RDF}type`, name).has(`${RDF}Property`)) return undefined
      return {
        types: findAll(`${SCHEMA}domainIncludes`, name),
        values: findAll(`${SCHEMA}rangeIncludes`, name),
      }
    },
    findSuccessor: (name) => findFirst(`${SCHEMA}supersededBy`, name),
    findEnumeration: (name) =>
      [...findAll(`${RDF}type`, name)].find((type) => isSubtype(type, 'Enumeration')),
  }
}

/** predicate -> subject -> objects, schema.org names without their URL prefix. */
function parseStatements(lines: string): Map<string, Map<string, Set<string>>> {
  const statements = new Map<string, Map<string, Set<string>>>()
  for (const [, subject = '', predicate = '', object = ''] of lines.matchAll(
    /^<([^>]*)> <([^>]*)> <([^>]*)> /gm,
  )) {
    const bySubject = statements.get(predicate) ?? new Map<string, Set<string>>()
    statements.set(predicate, bySubject)
    const objects = bySubject.get(removePrefix(subject)) ?? new Set<string>()
    bySubject.set(removePrefix(subject), objects.add(removePrefix(object)))
  }
  return statements
}

const removePrefix = (url: string) => (url.startsWith(SCHEMA) ? url.slice(SCHEMA.length) : url)
