import { DrizzleQueryError } from 'drizzle-orm'

/** The message of an error and of its causes, without e-mail addresses. */
export const describeError = (error: unknown): string => redactEmails(joinMessages(error))

/** Redacts every log line: messages of other systems, such as a mail server that rejects a mail, often have an e-mail address. */
export const redactEmails = (text: string) => text.replaceAll(EMAIL_ADDRESS, '[e-mail]')

/** Anchored at the beginning of a word to stay linear on long ones. A path such as `node_modules/@lerret` does not match. */
const EMAIL_ADDRESS = /(?<![^\s@"'<>()])[^\s@"'<>()]*[^\s@"'<>()/]@[^\s@"'<>()]+/g

function joinMessages(error: unknown): string {
  if (!(error instanceof Error)) return findMessage(error) ?? String(error)
  // A failed query's own message is the whole query with all its values.
  if (error instanceof DrizzleQueryError) return joinMessages(error.cause ?? 'A query failed.')
  return error.cause ? `${error.message}\n  Because: ${joinMessages(error.cause)}` : error.message
}

/** The job queues report copies of the fields of an error. */
function findMessage(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { message } = value as { message?: unknown }
  return typeof message === 'string' ? message : JSON.stringify(value)
}
