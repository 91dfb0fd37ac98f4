import { fill, subscriberWords as words } from '@lerret/words/desk'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { PageButtons } from '../controls/lists/PageButtons.tsx'
import { countPages, readPage, toPageParam } from '../controls/lists/page-param.ts'
import { SearchBox } from '../controls/lists/SearchBox.tsx'
import { saveFile } from '../controls/lists/save-file.ts'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useSearchParams } from '../navigation/location.ts'
import { MonthPlot } from './MonthPlot.tsx'
import { type Subscriber, SubscriberTable } from './SubscriberTable.tsx'

const PAGE_SIZE = 25

const FILTERS = {
  '': undefined,
  stadfesta: 'confirmed',
  ventar: 'pending',
  fjerna: 'bounced',
} as const

/** Who gets the newsletter: by month, by state, and one by one. For admins. */
export default function SubscribersScreen() {
  const [params, changeParams] = useSearchParams()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const search = (params.get('q') ?? '').slice(0, 200)
  const page = readPage(params)
  const chosen = params.get('vis') ?? ''
  const filter = (chosen in FILTERS ? chosen : '') as keyof typeof FILTERS
  const state = FILTERS[filter]
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['subscribers', search, filter, page],
    queryFn: ({ signal }) =>
      callDesk('subscribers', {
        query: {
          ...(search && { search }),
          ...(state && { state }),
          skip: String((page - 1) * PAGE_SIZE),
          take: String(PAGE_SIZE),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const download = useMutation({
    mutationFn: () => callDesk('exportSubscribers'),
    onSuccess({ csv }) {
      saveFile(words.exportName, 'text/csv', csv)
      setMessage(words.exported)
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: Subscriber) => callDesk('removeSubscriber', { params: { id } }),
    onSuccess: (_, { email }) => setMessage(fill(words.removed, { email })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['subscribers'] }),
  })
  function show(changes: Record<string, string>) {
    setMessage('')
    changeParams(changes)
  }
  const failure = download.error ?? remove.error
  const counts = data?.counts ?? { confirmed: 0, pending: 0, bounced: 0 }
  const isFiltered = search !== '' || filter !== ''
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        <Button size="form" isPending={download.isPending} onPress={() => download.mutate()}>
          {words.export}
        </Button>
      }
    >
      {data && <MonthPlot months={data.months} />}
      <div className={lists.list}>
        <search className={lists.filters}>
          <SearchBox label={words.search} value={search} onSearch={(text) => show({ q: text, side: '' })} />
          <Select
            label={words.filter}
            options={[
              ['', words.filterAll],
              ['stadfesta', fill(words.filterConfirmed, { count: counts.confirmed })],
              ['ventar', fill(words.filterPending, { count: counts.pending })],
              ['fjerna', fill(words.filterBounced, { count: counts.bounced })],
            ]}
            value={filter}
            onChange={(value) => show({ vis: value, side: '' })}
          />
        </search>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        {failure && <Problem message={errorMessage(failure, { subscriber_not_found: words.gone })} />}
        <p role="status" className={lists.count}>
          {message || (data && fill(words.found, { count: data.total }))}
        </p>
        {data && data.items.length > 0 && <SubscriberTable items={data.items} onRemove={remove.mutate} />}
        {data?.items.length === 0 && <RowsText>{isFiltered ? words.nothing : words.nobody}</RowsText>}
        {data && (
          <PageButtons
            page={page}
            pages={countPages(data.total, PAGE_SIZE)}
            onChange={(next) => show({ side: toPageParam(next) })}
          />
        )}
      </div>
    </Screen>
  )
}
