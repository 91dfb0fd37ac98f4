/** What is known of a preview whose input changes all the time. One request is under way at most; the newest input is asked for next. */
export interface LatestPreview<Input, Reply> {
  /** The input whose preview is under way. */
  asked: Input | null
  /** The input to ask for next: it has changed, or its preview has failed. */
  waiting: Input | null
  reply: Reply | null
  /** How many requests in a row have failed. */
  failures: number
  /** Whether the server refused the last input that failed: nothing but another input helps. */
  isRefused: boolean
}

export const NO_PREVIEW = { asked: null, waiting: null, reply: null, failures: 0, isRefused: false }

export type PreviewEvent<Input, Reply> =
  | { type: 'changed'; input: Input }
  | { type: 'replied'; reply: Reply }
  | { type: 'failed'; isRefused: boolean }
  | { type: 'retried' }

export function reducePreview<Input, Reply>(
  preview: LatestPreview<Input, Reply>,
  event: PreviewEvent<Input, Reply>,
): LatestPreview<Input, Reply> {
  const { asked, waiting, failures } = preview
  switch (event.type) {
    case 'changed':
      if (event.input === asked) return { ...preview, waiting: null }
      // What is typed while requests fail waits for the next attempt.
      if (asked === null && failures === 0) return { ...preview, asked: event.input }
      return { ...preview, waiting: event.input }
    case 'replied':
      return { asked: waiting, waiting: null, reply: event.reply, failures: 0, isRefused: false }
    case 'failed':
      return {
        ...preview,
        asked: null,
        waiting: waiting ?? asked,
        failures: failures + 1,
        isRefused: event.isRefused,
      }
    case 'retried':
      return asked === null ? { ...preview, asked: waiting, waiting: null } : preview
  }
}

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

/** The pause before the next attempt. It doubles with each failure. */
export const toRetryDelayMs = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS)
