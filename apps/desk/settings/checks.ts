import { isOrganisationNumber } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'

/** The sentence about a text that must be there; null when it is. */
export const checkText = (text: string | undefined) => (text?.trim() ? null : words.missing)

/** The sentence about a web address; null when it is one. */
export function checkUrl(text: string | undefined): string | null {
  if (!text?.trim()) return words.missing
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? null : words.urlBad
}

/** Checks an address that may be left out. */
export const checkOptionalUrl = (text: string | undefined) => (text ? checkUrl(text) : null)

export function checkEmail(text: string | undefined): string | null {
  if (!text?.trim()) return words.missing
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : words.emailBad
}

/** The sentence about an organisation number, which may be left out. */
export const checkOrganisationNumber = (number: string | undefined) =>
  number === undefined || isOrganisationNumber(number) ? null : words.organisationNumberBad

/** Whether one of some checks has found something. */
export const hasProblem = (...problems: (string | null)[]) => problems.some((problem) => problem !== null)
