import type { FieldChange, FieldChanges, PageConfig } from '@lerret/model'
import { compareFields } from '../../editing/merging/compare-fields.ts'
import { bodyOf } from '../../editing/session/records/record.ts'
import { type Edits, recordName, type SessionState } from '../../editing/session/state/state.ts'
import type { OpenSession } from '../../editing/use-session.ts'
import { applyCommand, findDifferences, type PageCommand } from '../commands/apply-command.ts'
import type { BlockDataRecord, PageDocument } from '../commands/page-document.ts'
import { describeCommand, type NameBlock } from '../commands/sentences.ts'
import { typedField } from '../commands/typed-field.ts'
import { newPage } from './new-page.ts'

/** A page that is being built: a session over its record and those of its block data, changed by commands. */
export interface PageSession {
  session: OpenSession
  /** The page with what its blocks show. It is the same object until one of them changes. */
  readDocument(state?: SessionState): PageDocument
  /** Carries out a command. false when it cannot be carried out, or changes nothing. */
  run(command: PageCommand): boolean
}

export function createPageSession(session: OpenSession, id: string, nameBlock: NameBlock): PageSession {
  const readDocument = createDocumentReader(id)
  return {
    session,
    readDocument: (state = session.getState()) => readDocument(state),
    run(command) {
      const before = readDocument(session.getState())
      const applied = applyCommand(before, command)
      if (!applied) return false
      session.dispatch({
        type: 'changed',
        edits: toEdits(before, applied.document),
        step: {
          label: describeCommand(before, command, nameBlock),
          field: typedField(command),
          at: Date.now(),
        },
      })
      return true
    },
  }
}

/** What a command has changed, as fields of the records. */
export function toEdits(before: PageDocument, after: PageDocument): Edits {
  const { page, blockData } = findDifferences(before, after)
  const edits: Record<string, FieldChanges> = {}
  if (Object.keys(page).length > 0)
    edits[recordName({ kind: 'page', id: before.page.id })] = toChanges(page, Object.keys(page))
  for (const [id, record] of Object.entries(blockData))
    edits[recordName({ kind: 'block-data', id })] = compareFields(before.blockData[id] ?? {}, record ?? {})
  return edits
}

const toChanges = (values: object, names: readonly string[]): FieldChanges =>
  Object.fromEntries(
    names.map((name): [string, FieldChange] => {
      const value = (values as Record<string, unknown>)[name]
      return [name, value === undefined ? {} : { value }]
    }),
  )

/** What has not changed stays the same object, so that nothing is drawn or previewed again because of it. */
function createDocumentReader(id: string): (state: SessionState) => PageDocument {
  let last: PageDocument | undefined
  let lastRecords: SessionState['records'] | undefined
  return ({ records }) => {
    if (last && records === lastRecords) return last
    const page = records[recordName({ kind: 'page', id })]
    const bodies = Object.values(records).flatMap((record) => {
      const body = record.kind === 'block-data' ? bodyOf(record) : {}
      if (!body.settings) return []
      return [[record.id, reuse(last?.blockData[record.id], body as unknown as BlockDataRecord)] as const]
    })
    lastRecords = records
    last = reuse(last, {
      page: reuse(last?.page, { ...newPage(id), ...(page && bodyOf(page)) } as PageConfig),
      blockData: reuse(last?.blockData, Object.fromEntries(bodies)),
    })
    return last
  }
}

/** The last value when it has the same properties. */
function reuse<Value extends object>(last: Value | undefined, next: Value): Value {
  if (!last) return next
  const names = Object.keys(next) as (keyof Value)[]
  const isSame = names.length === Object.keys(last).length && names.every((name) => last[name] === next[name])
  return isSame ? last : next
}
