import { evaluateSheet, type SheetChange } from '@lerret/model/programme-text'
import { isSameValue } from '../../../editing/merging/same-value.ts'
import type { Body } from '../../../editing/session/state/state.ts'
import type { RequestOf, Transport, VersionReply } from '../../../editing/session/state/transport.ts'
import {
  listPublicIds,
  type Programme,
  type Publication,
  publishShowings,
  type RequestName,
  readProgramme,
  type ShowingVersion,
  saveShowings,
  withSaved,
} from '../../programme-data.ts'
import { withNotice } from '../moved-showings.ts'
import { changesGoingOut } from '../summary.ts'
import { isCell, isUnderstood, pickTexts, toBody, toSheet, toWeekFields } from './week-record.ts'

/** The calls that a week is read, saved and published with. */
export interface WeekCalls {
  read(firstDate: string): Promise<Programme>
  save(request: RequestName, programme: Programme, changes: readonly SheetChange[]): Promise<number[]>
  publish(request: RequestName, versions: readonly ShowingVersion[]): Promise<Publication>
}

const WEEK_CALLS: WeekCalls = { read: readProgramme, save: saveShowings, publish: publishShowings }

/** Reads a week as one record, and saves its texts as showings. The server knows no week: its versions are counted here. */
export function createWeekTransport(firstDate: string, calls = WEEK_CALLS): Transport {
  let known = { version: 0, body: {} as Body }
  /** What goes out when a version of the week is published. */
  const goingOut = new Map<number, ShowingVersion[]>()

  return {
    async read({ records }) {
      const { version, body } = countVersion(toBody(firstDate, await calls.read(firstDate)))
      const draft = { version, body, author: '', savedAt: new Date().toISOString() }
      const facts = { stableVersion: version, publicBody: null, plan: null, problems: [], workingCopy: null }
      return { records: records.map((key) => ({ ...key, draft, ...facts })) }
    },
    async version(request) {
      const week = toOne(request)
      const { programme, corrections = [] } = toWeekFields(week.body)
      const sheet = toSheet(firstDate, { programme }, `${request.session} ${week.basedOn}`)
      const texts = Object.entries(week.fields).map(([field, { value }]) => [field, value] as const)
      const evaluated = evaluateSheet(sheet, pickTexts(Object.fromEntries(texts)))
      const notice = { publicIds: listPublicIds(programme), corrections: new Set(corrections) }
      const changes = evaluated.changes.map((change) => withNotice(change, notice))
      const versions = changes.length > 0 ? await calls.save(request, programme, changes) : []
      const out = new Set(changesGoingOut(evaluated))
      const { version, body } = countVersion(toBody(firstDate, withSaved(programme, changes, versions)))
      // What is saved already, when the reply to an earlier save was lost, goes out with it.
      const earlier = changes.length === 0 ? (goingOut.get(version) ?? []) : []
      goingOut.set(version, [
        ...earlier,
        ...changes.flatMap(({ showing: { id } }, index) =>
          out.has(evaluated.changes[index] as SheetChange)
            ? [{ id, version: versions[index] as number, seen: findPublic(programme, id) }]
            : [],
        ),
      ])
      return toReply({ ...week, version, body, isSaved: (field) => isUnderstood(evaluated, field) })
    },
    publish: (request) => calls.publish(request, goingOut.get(toOne(request).version) ?? []),
    save: () => Promise.reject(new Error('A week has no working copies.')),
    plan: () => Promise.reject(new Error('A week is not planned; its showings are.')),
  }

  function countVersion(body: Body) {
    if (!isSameValue(known.body, body)) known = { version: known.version + 1, body }
    return known
  }
}

function toOne<Item>({ records: [record] }: { records: readonly Item[] }): Item {
  if (!record) throw new Error('The request names no week.')
  return record
}

const findPublic = ({ showings }: Programme, id: string) =>
  showings.find(({ body }) => body.id === id)?.stableVersion ?? null

/** Everything is as it is saved, but for texts that were not understood: they stay. */
function toReply({
  kind,
  id,
  version,
  body,
  fields,
  isSaved,
}: RequestOf<'version'>['records'][number] & {
  version: number
  isSaved(field: string): boolean
}): VersionReply {
  const saved = Object.entries(body).filter(
    ([field]) => !isCell(field) || !Object.hasOwn(fields, field) || isSaved(field),
  )
  return {
    savedAt: new Date().toISOString(),
    records: [
      {
        kind,
        id,
        version,
        saved: {
          corrections: {},
          ...Object.fromEntries(saved.map(([field, value]) => [field, { value }])),
        },
      },
    ],
  }
}
