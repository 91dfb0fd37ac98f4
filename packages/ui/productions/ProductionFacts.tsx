import type { FactsView } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import { companionText } from '../elements/AgeBadge.tsx'
import { FactList } from '../elements/FactList.tsx'
import { useWords } from '../words.ts'
import { formatRunningTime } from './running-time.ts'

/** The facts of a film or event. Empty ones are left out. */
export function ProductionFacts({ facts }: { facts: FactsView }) {
  return <FactList facts={toFacts(facts, useWords()).filter(({ value }) => value !== '')} />
}

function toFacts(
  facts: FactsView,
  words: SiteWords,
): { label: string; value: string; lang?: string | undefined }[] {
  return [
    { label: words.originalTitle, value: facts.originalTitle, lang: facts.originalLang },
    { label: words.director, value: facts.directors.join(', ') },
    { label: words.cast, value: facts.cast.join(', ') },
    { label: words.performers, value: facts.performers.join(', ') },
    { label: words.organizer, value: facts.organizer },
    { label: words.runningTime, value: formatRunningTime(facts.minutes, words) },
    { label: words.genre, value: facts.genres.join(', ') },
    { label: originLabel(facts, words), value: [...facts.countries, facts.year ?? []].flat().join(', ') },
    { label: words.ageLimitLabel, value: formatAgeLimit(facts, words) },
    { label: words.distributor, value: facts.distributor },
  ]
}

function originLabel({ countries, year }: FactsView, words: SiteWords): string {
  if (countries.length === 0) return words.year
  return year === null ? words.country : words.countryAndYear
}

/** *12 år. 9–11 år i følgje med vaksen*. */
function formatAgeLimit({ ageLimit }: FactsView, words: SiteWords): string {
  if (ageLimit === 'A') return words.ageForAll
  return `${fill(words.years, { age: ageLimit })}. ${companionText(ageLimit, words)}`
}
