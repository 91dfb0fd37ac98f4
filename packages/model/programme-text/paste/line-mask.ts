/** A stretch of a line. */
export interface Span {
  start: number
  end: number
}

/** A character for private use, which is in no text and no pattern. */
export const MASK = '\uE000'

/** A line with what is already understood replaced, so that nothing is read twice and positions stay. */
export function maskSpans(line: string, spans: readonly Span[]): string {
  let masked = line
  for (const { start, end } of spans)
    masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end)
  return masked
}
