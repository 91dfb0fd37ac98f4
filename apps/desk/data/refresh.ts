import type { QueryClient } from '@tanstack/react-query'

/** Reads everything again after publishing, except records that are open for editing: their editors know what they have saved. */
export const refreshLists = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' })

/** For `onSettled` of a mutation: its result is shown when the lists have been read again, and an error at once. */
export const refreshWhenSettled =
  (queryClient: QueryClient) =>
  (_: unknown, error: unknown): Promise<void> | undefined => {
    const refreshed = refreshLists(queryClient)
    return error ? undefined : refreshed
  }
