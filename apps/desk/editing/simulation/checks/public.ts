import { isSameValue } from '../../merging/same-value.ts'
import { bodyOf, nameOf, type ServerEvent } from '../server.ts'
import type { Violation } from './violation.ts'

/** Checks what goes live: what was on the screen of the person who pressed, and nothing older than what visitors see. */
export function createPublicCheck({ report }: { report(violation: Violation): void }) {
  let publishes = 0
  return {
    hear(event: ServerEvent) {
      if (event.type !== 'published') return
      const { record, before, by, isRestore } = event
      publishes += 1
      if (isRestore || record.stable === null) return
      const [name, screen] = [nameOf(record), record.kind]
      if (before !== null && record.stable < before)
        report({ rule: 'older', screen, text: `${by.tab} publishes ${name} ${record.stable} over ${before}` })
      const body = bodyOf(record, record.stable) ?? {}
      const shown = by.press?.shown[name]
      if (!shown) {
        const text = `${by.tab} publishes ${name}, which was not on the screen`
        return report({ rule: 'unseen', screen, text })
      }
      const named = by.press?.named[name]
      const fields = new Set([...Object.keys(body), ...Object.keys(shown)])
      const unseen = [...fields].filter(
        (field) =>
          !isSameValue(body[field], shown[field]) &&
          !(named && Object.hasOwn(named, field) && isSameValue(body[field], named[field])),
      )
      if (unseen.length > 0)
        report({
          rule: 'unseen',
          screen,
          text: `${by.tab} publishes ${name} ${record.stable} with other ${unseen.join(', ')} than on the screen`,
        })
    },
    count: () => ({ publishes }),
  }
}
