/** What the reader of one format gets. */
export interface DocumentText {
  text: string
  url: string
  now: Date
}
