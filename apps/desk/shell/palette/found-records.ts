import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Command } from '../../commands/commands.ts'
import { callDesk } from '../../data/call-desk.ts'
import { navigate } from '../../navigation/location.ts'
import { kindLabel, recordTitle } from '../../records/kinds.ts'
import { recordPath } from '../../records/record-path.ts'

const MIN_LETTERS = 2

/** Records whose title has the words of the text, as commands that open them. */
export function useFoundRecords(text: string): Command[] {
  const q = text.trim()
  const isSearched = q.length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['find', q],
    queryFn: ({ signal }) => callDesk('findRecords', { query: { q }, signal }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  if (!isSearched || !data) return []
  return data.items.flatMap((record) => {
    const path = recordPath(record)
    if (!path) return []
    return [
      {
        id: `${record.kind} ${record.id}`,
        verb: kindLabel(record),
        label: recordTitle(record),
        run: () => navigate(path),
      },
    ]
  })
}
