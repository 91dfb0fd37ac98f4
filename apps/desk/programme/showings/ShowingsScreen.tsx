import { addDays } from '@lerret/model'
import { eveningDate } from '@lerret/model/programme-text'
import { DESK_LOCALES, programmeWords as words } from '@lerret/words/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { useStaff } from '../../data/session.ts'
import { useSearchParams } from '../../navigation/location.ts'
import { ChangeForm } from './ChangeForm.tsx'
import styles from './ShowingsScreen.module.css'
import { type ListedShowing, ShowingTable } from './ShowingTable.tsx'

const DAYS_SHOWN = 7

/** The showings of some days, to select many and change them together. */
export default function ShowingsScreen() {
  const { role } = useStaff()
  const [params, changeParams] = useSearchParams()
  const from = readDate(params.get('fra')) ?? eveningDate(Date.now())
  const to = readDate(params.get('til')) ?? addDays(from, DAYS_SHOWN - 1)
  const productionId = params.get('film') ?? ''
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useQuery({
    queryKey: ['programme', 'showings', from, to],
    queryFn: ({ signal }) => callDesk('programme', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  })
  const titles = new Map(data?.productions.map(({ id, title }) => [id, title]))
  const all: ListedShowing[] =
    data?.showings.map(({ body, stableVersion }) => ({
      showing: body,
      title: titles.get(body.productionId) ?? body.productionId,
      isPublic: stableVersion !== null,
    })) ?? []
  const shown = productionId === '' ? all : all.filter(({ showing }) => showing.productionId === productionId)
  const chosen = shown.filter(({ showing }) => selected.has(showing.id))
  const productions = [...new Map(all.map(({ showing, title }) => [showing.productionId, title]))].sort(
    ([, a], [, b]) => a.localeCompare(b, DESK_LOCALES),
  )
  return (
    <Screen title={words.showingsTitle} lead={words.showingsLead}>
      <div className={styles.screen}>
        <div className={styles.list}>
          <search className={styles.filters}>
            <Field
              label={words.from}
              type="date"
              value={from}
              onChange={(value) => changeParams({ fra: value, ...(value > to && { til: value }) })}
            />
            <Field
              label={words.to}
              type="date"
              value={to}
              onChange={(value) => changeParams({ til: value })}
            />
            <Select
              isStacked
              label={words.onlyFilm}
              options={[['', words.allFilms], ...productions]}
              value={productions.some(([id]) => id === productionId) ? productionId : ''}
              onChange={(value) => changeParams({ film: value })}
            />
          </search>
          {error && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
          {data && shown.length === 0 && <RowsText>{words.noShowingsThen}</RowsText>}
          {shown.length > 0 && <ShowingTable showings={shown} selected={selected} onSelect={setSelected} />}
        </div>
        <aside aria-label={words.doWhat} data-region="" tabIndex={-1} className={styles.panel}>
          {role === 'contributor' ? (
            <p>{words.onlyEditors}</p>
          ) : (
            <ChangeForm chosen={chosen} halls={data?.halls ?? []} />
          )}
        </aside>
      </div>
    </Screen>
  )
}

const readDate = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
