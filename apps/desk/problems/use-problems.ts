import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

const INTERVAL_MS = 60_000

/** What needs somebody's attention, the most urgent first. */
export const useProblems = () =>
  useQuery({
    queryKey: ['problems'],
    queryFn: ({ signal }) => callDesk('problems', { signal }),
    refetchInterval: INTERVAL_MS,
  })
