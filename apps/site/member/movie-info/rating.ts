import { ratingAddress, readRating } from '@lerret/api'
import type { FilmRating, SiteFacts } from '@lerret/model'

/** A film's rating. A failure is only logged. */
export async function fetchRating(
  { partners }: Pick<SiteFacts, 'partners'>,
  ediNumber: string,
  log: (line: string) => void,
): Promise<FilmRating | null> {
  const [partner] = partners
  if (partner === undefined) return null
  try {
    const reply = await fetch(ratingAddress(partner, ediNumber), { credentials: 'include' })
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    return readRating(await reply.json())
  } catch (error) {
    log(`Movie info of ${ediNumber} could not be fetched: ${error}`)
    return null
  }
}
