import { addDays } from '@lerret/model'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

/** Sales are read again while the screen is open. */
const SALES_INTERVAL_MS = 60_000

/** The days that the plot compares with as many before. */
export const PLOT_DAYS = 14

/** The showings of today and tomorrow, with sold and free seats. */
export const useShowingSales = (today: string) =>
  useQuery({
    queryKey: ['showing-sales', today],
    queryFn: ({ signal }) =>
      callDesk('showingSales', { query: { from: today, to: addDays(today, 1) }, signal }),
    refetchInterval: SALES_INTERVAL_MS,
  })

export const useTicketingReport = () =>
  useQuery({
    queryKey: ['ticketing-report'],
    queryFn: ({ signal }) => callDesk('ticketingReport', { signal }),
    refetchInterval: SALES_INTERVAL_MS,
  })

export const useItemCounts = (today: string) =>
  useQuery({
    queryKey: ['item-counts', today],
    queryFn: ({ signal }) =>
      callDesk('itemCounts', { query: { from: addDays(today, 1 - 2 * PLOT_DAYS), to: today }, signal }),
  })

export const usePageViews = (today: string) =>
  useQuery({
    queryKey: ['page-views', today],
    queryFn: ({ signal }) =>
      callDesk('pageViews', { query: { from: addDays(today, 1 - 2 * PLOT_DAYS), to: today }, signal }),
  })

export const useSearchesWithoutHits = (today: string) =>
  useQuery({
    queryKey: ['searches-without-hits', today],
    queryFn: ({ signal }) =>
      callDesk('searchesWithoutHits', { query: { from: addDays(today, 1 - PLOT_DAYS), to: today }, signal }),
  })

export const useWatchedFilms = () =>
  useQuery({
    queryKey: ['watched-films'],
    queryFn: ({ signal }) => callDesk('watchedFilms', { signal }),
  })
