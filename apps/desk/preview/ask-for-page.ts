import { type CallInput, callDesk } from '../data/call-desk.ts'

/** A page as it would be with some records, at some moment. */
export type PreviewInput = CallInput<'previewPage'>['body']

export const askForPage = (body: PreviewInput, signal: AbortSignal) =>
  callDesk('previewPage', { body, signal })
