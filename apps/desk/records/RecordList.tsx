import { fill, recordWords as words } from '@lerret/words/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from '../controls/fields/Select.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { PageButtons } from '../controls/lists/PageButtons.tsx'
import { countPages, toPageParam } from '../controls/lists/page-param.ts'
import { SearchBox } from '../controls/lists/SearchBox.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useSearchParams } from '../navigation/location.ts'
import type { Kind } from './kinds.ts'
import { PAGE_SIZE, readListParams } from './list-params.ts'
import { RecordTable } from './RecordTable.tsx'

const STATES = [
  ['', words.allStates],
  ['waiting', words.stateWaiting],
  ['published', words.statePublishedOnly],
  ['changed', words.stateChangedOnly],
  ['draft', words.stateDraftOnly],
  ['planned', words.statePlannedOnly],
] as const

const ORDERS = [
  ['newest', words.orderNewest],
  ['oldest', words.orderOldest],
  ['title', words.orderTitle],
] as const

interface Filter {
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

/** The records of a kind, searched, filtered, sorted and paged by the server. The choices are in the address. */
export function RecordList({
  kind,
  label,
  object,
  classFilter,
  languageFilter,
}: {
  kind: Kind
  label: string
  /** Productions of this type only. */
  object?: 'movie' | 'culture'
  /** A filter by the class of productions. */
  classFilter?: Filter
  /** A filter by the language of translations. */
  languageFilter?: Filter
}) {
  const [params, changeParams] = useSearchParams()
  const objectClass = params.get('klasse') ?? ''
  const language = params.get('sprak') ?? ''
  const { search, state, order, page } = readListParams(params)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['content-list', kind, object, objectClass, language, search, state, order, page],
    queryFn: ({ signal }) =>
      callDesk('contentList', {
        query: {
          kinds: kind,
          order,
          skip: String((page - 1) * PAGE_SIZE),
          take: String(PAGE_SIZE),
          ...(search && { search }),
          ...(state && { state }),
          ...(object && { object }),
          ...(classFilter && objectClass && { objectClass }),
          ...(languageFilter && language && { language }),
        },
        signal,
      }),
    // The rows stay while others are fetched.
    placeholderData: keepPreviousData,
  })
  const pages = countPages(data?.total ?? 0, PAGE_SIZE)
  return (
    <div className={lists.list}>
      <search className={lists.filters}>
        <SearchBox
          key={label}
          label={fill(words.searchIn, { label })}
          value={search}
          onSearch={(text) => changeParams({ q: text, side: '' })}
        />
        <Select
          label={words.filterState}
          options={STATES}
          value={state}
          onChange={(value) => changeParams({ tilstand: value, side: '' })}
        />
        {classFilter && (
          <Select
            label={classFilter.label}
            options={classFilter.options}
            value={classFilter.options.some(([value]) => value === objectClass) ? objectClass : ''}
            onChange={(value) => changeParams({ klasse: value, side: '' })}
          />
        )}
        {languageFilter && (
          <Select
            label={languageFilter.label}
            options={languageFilter.options}
            value={languageFilter.options.some(([value]) => value === language) ? language : ''}
            onChange={(value) => changeParams({ sprak: value, side: '' })}
          />
        )}
        <Select
          label={words.order}
          options={ORDERS}
          value={order}
          onChange={(value) => changeParams({ rekkefolge: value === 'newest' ? '' : value, side: '' })}
        />
      </search>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      <p role="status" className={lists.count}>
        {data && fill(words.count, { count: data.total })}
      </p>
      {data && data.items.length > 0 && <RecordTable caption={label} records={data.items} />}
      {data?.items.length === 0 && (
        <RowsText>{search || state || objectClass || language ? words.noHits : words.nothingYet}</RowsText>
      )}
      <PageButtons page={page} pages={pages} onChange={(next) => changeParams({ side: toPageParam(next) })} />
    </div>
  )
}
