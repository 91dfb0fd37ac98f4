/** Which rows of a list are wanted. */
export interface Pagination {
  skip: number
  take: number
}
