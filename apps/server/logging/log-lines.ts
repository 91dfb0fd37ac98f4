import { DrizzleQueryError } from 'drizzle-orm'

/** One sentence for the operator; the cause of what went wrong follows where there is one. It names nobody. */
export const explain = (error: unknown): string => withoutPeople(sentencesOf(error))

/**
 * For every line of the operator's: whoever reads it need not know of whom it tells. What others say, such as a mail server
 * that turns a mail away, often has the address in it.
 */
export const withoutPeople = (text: string) => text.replaceAll(ADDRESS, '[e-mail]')

/** From the beginning of a word only, so that a long one is read once. `node_modules/@lerret` is a folder. */
const ADDRESS = /(?<![^\s@"'<>()])[^\s@"'<>()]*[^\s@"'<>()/]@[^\s@"'<>()]+/g

function sentencesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A failed query's own message is the whole query with all its values.
  if (error instanceof DrizzleQueryError) return sentencesOf(error.cause ?? 'A query failed.')
  return error.cause ? `${error.message}\n  Because: ${sentencesOf(error.cause)}` : error.message
}
