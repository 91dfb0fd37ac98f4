import type { ComponentId, PageData } from '@lerret/page-engine/page-data'

/** Blocks that show personal data, or what the visitor searches for. */
const PRIVATE_COMPONENTS: ReadonlySet<ComponentId> = new Set<ComponentId>([
  'login',
  'create-account',
  'forgot-password',
  'reset-password',
  'profile',
  'my-tickets',
  'watch-list',
  'cinema-club',
  'search-field',
  'search-results',
])

/** Whether views of this page are never sent to others, even with consent. */
export const isPrivatePage = ({ rows }: PageData) =>
  rows.some(({ columns }) =>
    columns.some(({ blocks }) => blocks.some(({ component }) => PRIVATE_COMPONENTS.has(component))),
  )
