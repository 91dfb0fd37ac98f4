/** The rows of a list that are wanted. */
export interface Pagination {
  skip: number
  take: number
}
