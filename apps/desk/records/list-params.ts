import { readPage } from '../controls/lists/page-param.ts'

export const PAGE_SIZE = 50

const STATES = ['waiting', 'published', 'changed', 'draft', 'planned'] as const
const ORDERS = ['newest', 'oldest', 'title'] as const

export interface ListParams {
  search: string
  state: (typeof STATES)[number] | ''
  order: (typeof ORDERS)[number]
  /** The first one is 1. */
  page: number
}

/** The choices of a list in the address. Unknown values count as none. */
export function readListParams(params: URLSearchParams): ListParams {
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    state: STATES.find((state) => state === params.get('tilstand')) ?? '',
    order: ORDERS.find((order) => order === params.get('rekkefolge')) ?? 'newest',
    page: readPage(params),
  }
}
