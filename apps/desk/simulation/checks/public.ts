import { isTechnicalField } from '@lerret/model'
import { isSameValue } from '../../editing/merging/same-value.ts'
import { type Body, bodyOf, nameOf, type Press, type ServerEvent } from '../server/records.ts'
import type { Violation } from './violation.ts'

/** Checks what goes live: what was on the screen of the person who pressed, and nothing older than what visitors see. */
/** A showing that was typed in the week sheet gets its id when it is saved. */
const findSame = (press: Press | null, { id: _, ...body }: Body) =>
  Object.entries(press?.shown ?? {}).find(
    ([name, { id, ...other }]) => name.startsWith('event ') && isSameValue(other, body),
  )?.[1]

export function createPublicCheck({ report }: { report(violation: Violation): void }) {
  let publishes = 0
  return {
    hear(event: ServerEvent) {
      if (event.type !== 'published') return
      const { record, version, before, by, isRestore } = event
      publishes += 1
      if (isRestore || version === null) return
      const [name, screen] = [nameOf(record), record.kind]
      // Fields that are published alone are compared one by one.
      if (before !== null && version < before && !by.press?.fields)
        report({ rule: 'older', screen, text: `${by.tab} publishes ${name} ${version} over ${before}` })
      const body = bodyOf(record, version) ?? {}
      const last = before === null ? {} : (bodyOf(record, before) ?? {})
      const shown = by.press?.shown[name] ?? findSame(by.press, body)
      if (!shown) {
        const text = `${by.tab} publishes ${name}, which was not on the screen`
        return report({ rule: 'unseen', screen, text })
      }
      const named = by.press?.named[name]
      const fields = new Set([...Object.keys(body), ...Object.keys(shown)])
      const isSeen = (field: string) =>
        by.press?.fields?.includes(field) === false
          ? isSameValue(body[field], last[field])
          : isSameValue(body[field], shown[field]) ||
            (named && Object.hasOwn(named, field) && isSameValue(body[field], named[field]))
      const isDate = (field: string) =>
        isTechnicalField(record.kind, field) || (field === 'publishedAt' && !Object.hasOwn(shown, field))
      // The server dates what it publishes.
      const unseen = [...fields].filter((field) => field !== 'id' && !isDate(field) && !isSeen(field))
      if (unseen.length > 0)
        report({
          rule: 'unseen',
          screen,
          text: `${by.tab} publishes ${name} ${version} with other ${unseen.join(', ')} than on the screen`,
        })
    },
    count: () => ({ publishes }),
  }
}
