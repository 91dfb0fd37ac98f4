import type { Page, Response } from '@playwright/test'
import { collectTexts } from './content-texts.ts'

/** Calls whose replies contain what people have written, besides the records. */
export const CONTENT_CALLS = /\/redaksjon\/api\/(session|reviews|staff|audit|members|subscribers|presence)\b/

export const ALL_CALLS = /\/redaksjon\/api\//

/** Returns a function that stops collecting the replies of these calls, and returns the texts in them. */
export function collectReplies(page: Page, calls: RegExp): () => Promise<Set<string>> {
  const bodies: Promise<unknown>[] = []
  const add = (response: Response) => {
    // Streams of events have no end.
    const isJson = response.headers()['content-type']?.startsWith('application/json')
    if (isJson && calls.test(response.url())) bodies.push(response.json().catch(() => null))
  }
  page.on('response', add)
  return async () => {
    page.off('response', add)
    return collectTexts(await Promise.all(bodies))
  }
}
