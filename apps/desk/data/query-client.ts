import { CallError } from '@lerret/api'
import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2

/** Data of the desk is read again when the window gets focus; what the server refuses is not asked for again. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failureCount, error) => failureCount < MAX_RETRIES && isTransient(error),
      },
    },
  })

const isTransient = (error: Error) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500)
