/** Why a word was not understood. The desk has a sentence for each. */
export type TextProblemCode =
  | 'unknown-word'
  /** A number that is no time of day: `25.00`, `18.75`. */
  | 'invalid-time'
  /** A time that the change to summer time skips on this night. */
  | 'skipped-time'
  /** A hall, format or label without a time. */
  | 'missing-time'
  /** A second hall, language or label for the same showing. */
  | 'conflicting-word'
  /** A time stands twice for the same hall. */
  | 'repeated-showing'
  | 'unclosed-quote'
  /** A hyphen, which removes the showings, beside other words. */
  | 'misplaced-hyphen'
  /** A day that is not in the sheet, or a row that does not begin with a day. */
  | 'unknown-day'

/** A word that was not understood, with its position in the typed text. */
export interface TextProblem {
  code: TextProblemCode
  text: string
  start: number
  end: number
  /** A known word that looks like it. */
  suggestion?: string
}

export const createProblem = (
  code: TextProblemCode,
  { text, start, end }: { text: string; start: number; end: number },
  suggestion?: string,
): TextProblem => ({ code, text, start, end, ...(suggestion !== undefined && { suggestion }) })
