/** The page of a list in the address; the first one is 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('side'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The value of the parameter; the first page has none. */
export const toPageParam = (page: number) => (page === 1 ? '' : String(page))

export const countPages = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize))
