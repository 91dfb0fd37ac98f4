import type { QueryClient } from '@tanstack/react-query'

/** Reads everything again after publishing, except records that are open for editing: their editors know what they have saved. */
export const refreshLists = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' })
