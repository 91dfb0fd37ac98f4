const NEWLINE = 0x0a

/**
 * Rows of a COPY in text format, in pieces of about `size` bytes that each end with a row. (A line break within a value is written
 * as `\n` there, so that a newline always ends a row.) A tar names the size of an entry before its content: pieces let a table of any
 * size be written without storing all of it first.
 */
export async function* splitRows(
  rows: AsyncIterable<Uint8Array>,
  size = 4_000_000,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of rows) {
    chunks.push(chunk)
    length += chunk.byteLength
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (length < size || end === 0) continue
    const all = Buffer.concat(chunks)
    const cut = all.byteLength - (chunk.byteLength - end)
    yield all.subarray(0, cut)
    const rest = all.subarray(cut)
    chunks = [rest]
    length = rest.byteLength
  }
  if (length > 0) yield Buffer.concat(chunks)
}
