import { hash } from 'node:crypto'
import type { ContentKind, ContentRecord, SafeHtml, SafeRecord } from '@lerret/model'
import { mayHaveHtml, toSafeRecord } from '@lerret/page-engine'
import type { CleanedTexts } from '../table.ts'
import { cleanHtml } from './clean-html.ts'

/**
 * The number of the rules by which HTML is cleaned. Increase it when some text is cleaned in another way than before: what was cleaned by
 * other rules is cleaned again.
 */
export const HTML_RULES = 1

/** Cleaned HTML that is stored beside the body of a version, so that it is cleaned only once. */
export interface StoredHtml {
  /** The version of the rules by which it was cleaned; null when it has not been. */
  htmlRules: number | null
  cleanedTexts: CleanedTexts | null
}

const NOT_CLEANED: StoredHtml = { htmlRules: null, cleanedTexts: null }

/** Cleans the HTML of a body, for the version that it is saved as. */
export function cleanVersion(kind: ContentKind, body: unknown): StoredHtml {
  if (body === null || !mayHaveHtml(kind)) return NOT_CLEANED
  const cleanedTexts: Record<string, string | null> = {}
  toSafeRecord({ kind, record: body } as ContentRecord, (raw) => {
    const cleaned = cleanHtml(raw)
    cleanedTexts[hashText(raw)] = cleaned === raw ? null : cleaned
    return cleaned
  })
  return { htmlRules: HTML_RULES, cleanedTexts }
}

/** A body that matches its schema as a record with clean HTML. Texts that have not been cleaned by today's rules are cleaned now. */
export function readSafeRecord(
  kind: ContentKind,
  body: unknown,
  { htmlRules, cleanedTexts }: StoredHtml = NOT_CLEANED,
): SafeRecord {
  const known = (htmlRules === HTML_RULES && cleanedTexts) || {}
  return toSafeRecord({ kind, record: body } as ContentRecord, (raw) => {
    const cleaned = known[hashText(raw)]
    return cleaned === undefined ? cleanHtml(raw) : ((cleaned ?? raw) as SafeHtml)
  })
}

const hashText = (text: string) => hash('sha256', text, 'base64url')
