/** The text that the reader of one format gets. */
export interface DocumentText {
  text: string
  url: string
  now: Date
}
