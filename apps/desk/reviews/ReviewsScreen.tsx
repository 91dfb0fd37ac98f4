import { fill, reviewWords as words } from '@lerret/words/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '../controls/fields/Select.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { PageButtons } from '../controls/lists/PageButtons.tsx'
import { countPages, readPage, toPageParam } from '../controls/lists/page-param.ts'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useSearchParams } from '../navigation/location.ts'
import { ReviewRow } from './ReviewRow.tsx'
import styles from './Reviews.module.css'

const PAGE_SIZE = 25

const STATES = [
  ['', words.stateAll],
  ['nye', words.stateRecent],
  ['skjulte', words.stateHidden],
] as const

const STATE_PARAMS = { '': 'all', nye: 'recent', skjulte: 'hidden' } as const

/** What visitors write about films. The filters are in the address. */
export default function ReviewsScreen() {
  const [params, changeParams] = useSearchParams()
  const [message, setMessage] = useState('')
  const state = STATES.find(([value]) => value === params.get('vis'))?.[0] ?? ''
  const film = params.get('film') ?? ''
  const page = readPage(params)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['reviews', state, film, page],
    queryFn: ({ signal }) =>
      callDesk('moderatedReviews', {
        query: {
          state: STATE_PARAMS[state],
          ...(film && { film }),
          skip: String((page - 1) * PAGE_SIZE),
          take: String(PAGE_SIZE),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const films = (data?.films ?? []).map(
    ({ id, title, count }) =>
      [id, fill(words.filmOption, { title: title || words.unknownFilm, count })] as const,
  )
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className={lists.list}>
        <search className={lists.filters}>
          <Select
            label={words.filterState}
            options={STATES}
            value={state}
            onChange={(value) => changeParams({ vis: value, side: '' })}
          />
          <Select
            label={words.filterFilm}
            options={[['', words.allFilms], ...films]}
            value={films.some(([id]) => id === film) ? film : ''}
            onChange={(value) => changeParams({ film: value, side: '' })}
          />
        </search>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        <p role="status" className={lists.count}>
          {message || (data && fill(words.count, { count: data.total }))}
        </p>
        {data && data.items.length > 0 && (
          <ul className={styles.reviews}>
            {data.items.map((review) => (
              <ReviewRow key={review.id} review={review} onDone={setMessage} />
            ))}
          </ul>
        )}
        {data?.items.length === 0 && <RowsText>{state || film ? words.nothing : words.nothingYet}</RowsText>}
        <PageButtons
          page={page}
          pages={countPages(data?.total ?? 0, PAGE_SIZE)}
          onChange={(next) => changeParams({ side: toPageParam(next) })}
        />
      </div>
    </Screen>
  )
}
