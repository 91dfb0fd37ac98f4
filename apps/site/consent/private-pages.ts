import type { ComponentId, PageData } from '@lerret/model'

/** Pages with these are about the visitor: who they are, what they have, what they look for. */
const PRIVATE: ReadonlySet<ComponentId> = new Set([
  ...(['login', 'create-account', 'forgot-password', 'reset-password', 'profile'] as const),
  ...(['my-tickets', 'watch-list', 'cinema-club', 'search-field', 'search-results'] as const),
])

/** Whether others are never told of this page, whatever the visitor allows. */
export const isNobodysBusiness = ({ rows }: PageData) =>
  rows.some(({ columns }) =>
    columns.some(({ blocks }) => blocks.some(({ component }) => PRIVATE.has(component))),
  )
