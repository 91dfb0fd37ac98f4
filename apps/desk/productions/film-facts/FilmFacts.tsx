import { FILM_NUMBER } from '@lerret/model'
import { fill, productionWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { ListSection } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { ProviderNote } from '../../provider/ProviderNote.tsx'
import type { ChangeField, DraftProduction } from '../draft-production.ts'
import styles from './FilmFacts.module.css'
import { type FactName, findFactChanges, isSameFact, readFact, toFields } from './merge-facts.ts'

const LABELS: Record<FactName, string> = {
  ediNumber: words.ediNumber,
  originalTitle: words.originalTitle,
  year: words.year,
  countries: words.countries,
  genres: words.genres,
  ageLimit: words.ageLimit,
  minutes: words.minutes,
  premiere: words.premiere,
  summary: words.summary,
  text: words.text,
}

/** Fetches facts about a film into its empty fields, and shows for each field whether it follows the source. */
export function FilmFacts({ production, onChange }: { production: DraftProduction; onChange: ChangeField }) {
  const { id, title, ediNumber = '' } = production
  const queryClient = useQueryClient()
  const queryKey = ['content', 'film-facts', id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callDesk('filmFacts', { params: { id }, signal }),
  })
  const [filled, setFilled] = useState<number | null>(null)
  const attempt = useMutation({
    mutationFn: () => {
      const number = FILM_NUMBER.test(ediNumber) ? { ediNumber } : {}
      return callDesk('fetchFilmFacts', { params: { id }, body: { title: title.trim(), ...number } })
    },
    onSuccess(found) {
      const changes = findFactChanges(production, found.facts, data?.found?.facts)
      change(changes)
      setFilled(Object.keys(changes).length)
      queryClient.setQueryData(queryKey, { hasSource: true, found })
    },
  })
  if (!data?.hasSource) return null

  function change(changes: Partial<DraftProduction>) {
    for (const [field, value] of Object.entries(changes)) onChange(field as keyof DraftProduction, value)
  }
  const { found } = data
  const names = found ? (Object.keys(found.facts) as FactName[]) : []
  return (
    <ListSection title={words.filmFacts}>
      <div className={styles.facts}>
        <div>
          <Button
            size="form"
            isDisabled={title.trim() === ''}
            isPending={attempt.isPending}
            onPress={() => attempt.mutate()}
          >
            {words.fetchFacts}
          </Button>
        </div>
        {attempt.isError && <Problem message={errorMessage(attempt.error, ERRORS)} />}
        <div role="status">
          {attempt.isPending && words.fetchingFacts}
          {attempt.isSuccess &&
            filled !== null &&
            (filled === 0 ? words.factsNothing : fill(words.factsFilled, { count: filled }))}
        </div>
        {found && (
          <ul className={styles.list}>
            {names.map((name) => (
              <li key={name}>
                <b>{LABELS[name]}</b>
                <ProviderNote
                  field={LABELS[name]}
                  source={found.source}
                  isFollowing={isSameFact(readFact(production, name), found.facts[name])}
                  says={toText(found.facts[name])}
                  onFollow={() => change(toFields(production, { [name]: found.facts[name] }))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </ListSection>
  )
}

const ERRORS = {
  film_not_found: words.factsNotFound,
  film_ambiguous: words.factsAmbiguous,
  ticketing_unavailable: words.factsUnavailable,
}

const MAX_TEXT_LENGTH = 80

function toText(fact: unknown): string {
  const text = [fact]
    .flat()
    .join(', ')
    .replace(/<[^>]*>/g, ' ')
    .trim()
  const shown = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} …` : text
  return fill(words.quoted, { text: shown })
}
