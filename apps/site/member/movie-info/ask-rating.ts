import { ratingAddress, readRating } from '@lerret/api'
import type { SiteFacts } from '@lerret/model'
import type { FilmRating } from '@lerret/ui/member'

/** What members think of a film, for whoever looks at it. A failure is only logged. */
export async function askRating(
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
