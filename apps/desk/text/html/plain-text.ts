import { parseBody } from './parse-body.ts'
import { splitElements } from './split-elements.ts'

/** The words of HTML, each element on lines of its own. */
export const toPlainText = (html: string): string =>
  splitElements(html)
    .filter(({ kind }) => kind === 'block' || kind === 'inline')
    .map((piece) => parseBody(piece.html).textContent.trim())
    .filter(Boolean)
    .join('\n')
