import type { FactsView } from '@lerret/model'
import { companionText } from '../elements/AgeBadge.tsx'
import { FactList } from '../elements/FactList.tsx'
import { fill, useWords, type Words } from '../words.ts'
import { runningTime } from './running-time.ts'

/** What is known of a film or an evening, in the order people ask for it. */
export function ProductionFacts({ facts }: { facts: FactsView }) {
  return <FactList facts={told(facts, useWords()).filter(({ value }) => value !== '')} />
}

function told(facts: FactsView, words: Words): { label: string; value: string }[] {
  return [
    { label: words.originalTitle, value: facts.originalTitle },
    { label: words.director, value: facts.directors.join(', ') },
    { label: words.cast, value: facts.cast.join(', ') },
    { label: words.performers, value: facts.performers.join(', ') },
    { label: words.organizer, value: facts.organizer },
    { label: words.runningTime, value: runningTime(facts.minutes, words) },
    { label: words.genre, value: facts.genres.join(', ') },
    { label: originLabel(facts, words), value: [...facts.countries, facts.year ?? []].flat().join(', ') },
    { label: words.ageLimitLabel, value: ageLimitOf(facts, words) },
    { label: words.distributor, value: facts.distributor },
  ]
}

function originLabel({ countries, year }: FactsView, words: Words): string {
  if (countries.length === 0) return words.year
  return year === null ? words.country : words.countryAndYear
}

/** *12 år. 9–11 år i følgje med vaksen*. */
function ageLimitOf({ ageLimit }: FactsView, words: Words): string {
  if (ageLimit === 'A') return words.ageForAll
  return `${fill(words.years, { age: ageLimit })}. ${companionText(ageLimit, words)}`
}
