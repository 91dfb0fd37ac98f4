import { Parser } from 'htmlparser2'
import { parseJson } from '../../provider/request.ts'

/** The JSON-LD in a web page. A script that is not JSON is left out. */
export function findStructuredData(html: string): unknown[] {
  const scripts: string[] = []
  let isInside = false
  const parser = new Parser({
    onopentag(name, { type }) {
      isInside = name === 'script' && type?.trim().toLowerCase() === 'application/ld+json'
      if (isInside) scripts.push('')
    },
    ontext(text) {
      if (isInside) scripts.push((scripts.pop() ?? '') + text)
    },
    onclosetag() {
      isInside = false
    },
  })
  parser.end(html)
  return scripts.map(parseJson).filter((data) => data !== undefined)
}
