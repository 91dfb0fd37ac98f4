import type { Showing } from '@lerret/model'
import { type Clash, DEFAULT_HOUSE_RULES, eveningDate, findClashes } from '@lerret/model/programme-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'

/** A showing that would overlap with another in its hall, by its id. */
export type ClashesById = ReadonlyMap<string, Clash & { otherTitle: string }>

/** The clashes after a change of showings, on all days that they are on then. */
export function useClashes(after: readonly Showing[]): ClashesById {
  const dates = after.map(({ startsAt }) => eveningDate(startsAt)).sort()
  const [from = '', to = ''] = [dates.at(0), dates.at(-1)]
  const { data } = useQuery({
    queryKey: ['programme', 'showings', from, to],
    queryFn: ({ signal }) => callDesk('programme', { query: { from, to }, signal }),
    enabled: from !== '',
    placeholderData: keepPreviousData,
  })
  if (!data || from === '') return new Map()
  const changed = new Map(after.map((showing) => [showing.id, showing]))
  const others = data.showings.flatMap(({ body }) => (changed.has(body.id) ? [] : body))
  const clashes = findClashes([...others, ...after], {
    halls: data.halls,
    rules: DEFAULT_HOUSE_RULES,
    blame: ({ id }) => (changed.has(id) ? 1 : 0),
  })
  const titles = new Map(data.productions.map(({ id, title }) => [id, title]))
  return new Map(
    clashes.map((clash) => [
      clash.showing.id,
      { ...clash, otherTitle: titles.get(clash.other.productionId) ?? clash.other.productionId },
    ]),
  )
}
