/** What the reader of one format gets. */
export interface DocumentText {
  text: string
  url: string
  now: Date
}

/** Text in UTF-8, or in Windows-1252, which spreadsheets in Norway write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
