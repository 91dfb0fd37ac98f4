import { z } from 'zod'

/** The weights of the first eight digits in the checksum (modulo 11) of the Norwegian register. */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2]

/** Whether nine digits are a number of the Norwegian register of organisations: the last one is a checksum of the others. */
export function isOrganisationNumber(text: string): boolean {
  if (!/^[89]\d{8}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  const checksum = (11 - (sum % 11)) % 11
  return checksum === digits[8]
}

/** The number of the house in the register of organisations, without spaces. */
export const OrganisationNumber = z.string().refine(isOrganisationNumber, {
  error: 'is not an organisation number: it is nine digits, and the last one is a checksum',
})

/** The digits of what somebody typed: `987 654 321`. */
export const parseOrganisationNumber = (text: string) => text.replace(/[\s.]/g, '')

/** Formats the number in groups of three, as it is written for people. */
export const formatOrganisationNumber = (number: string) => number.replace(/(\d{3})(?=\d)/g, '$1 ')
