import { articleRules } from '../../articles/article-rules.ts'
import type { callDesk } from '../../data/call-desk.ts'
import { createDeskTransport } from '../../editing/desk-transport.ts'
import { type RecordRules, recordRules } from '../../editing/record-rules.ts'
import { bodyOf } from '../../editing/session/records/record.ts'
import { type RecordState, recordName } from '../../editing/session/state/state.ts'
import { newProduction } from '../../productions/draft-production.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'
import { createSessionTab } from './session-tab.ts'
import { startSession } from './start-session.ts'

interface RecordScreen {
  kind: string
  /** Where something can be typed. */
  places: readonly Pick<Place, 'field' | 'style'>[]
  rules?(context: TabContext): RecordRules
}

const LINE = 'line' as const
const PARAGRAPH = 'paragraph' as const

export const ARTICLE: RecordScreen = {
  kind: 'article',
  places: [
    { field: 'title', style: LINE },
    { field: 'lead', style: LINE },
    { field: 'content', style: PARAGRAPH },
  ],
  rules: ({ person }) => articleRules(person),
}

export const PRODUCTION: RecordScreen = {
  kind: 'production',
  places: [
    { field: 'title', style: LINE },
    { field: 'description', style: PARAGRAPH },
  ],
  rules: () => ({ initialBody: ({ id }) => ({ ...newProduction(id, 'movie') }) }),
}

export const SHOWING: RecordScreen = { kind: 'event', places: [{ field: 'notice', style: LINE }] }

export const MEDIA: RecordScreen = {
  kind: 'media',
  places: [
    { field: 'alt', style: LINE },
    { field: 'credit', style: LINE },
  ],
}

export const TRANSLATION: RecordScreen = {
  kind: 'translation',
  places: [
    { field: 'title', style: LINE },
    { field: 'content', style: PARAGRAPH },
  ],
}

/** Two screens edit one record, each some fields of it. */
export const SETTINGS: Readonly<Record<'house' | 'language', RecordScreen>> = {
  house: {
    kind: 'settings',
    places: [
      { field: 'title', style: LINE },
      { field: 'description', style: LINE },
    ],
    rules: () => ({ fields: ['title', 'description'] }),
  },
  language: {
    kind: 'settings',
    places: [{ field: 'htmlLang', style: LINE }],
    rules: () => ({ fields: ['htmlLang'] }),
  },
}

/** A record on a screen of its own, as `RecordScreen.tsx` opens it and `EditorScreen.tsx` edits it. */
export const openRecordTab =
  ({ kind, places, rules }: RecordScreen) =>
  async (context: TabContext, id: string): Promise<OpenTab> => {
    const { call } = context
    const name = recordName({ kind, id })
    const started = await startSession(context, {
      keys: [{ kind, id }],
      rules: recordRules(rules?.(context)),
      transport: createDeskTransport(call as typeof callDesk),
    })
    const { session } = started
    const read = () => session.getState().records[name] as RecordState
    return createSessionTab(context, started, {
      listPlaces: () =>
        places.map(({ field, style }) => ({
          record: name,
          field,
          part: '',
          text: String(bodyOf(read())[field] ?? ''),
          style,
        })),
      type: ({ field }, text) =>
        session.dispatch({
          type: 'changed',
          edits: { [name]: { [field]: text === '' ? {} : { value: text } } },
          typing: { record: name, field },
        }),
      async delete() {
        // Nobody deletes settings.
        if (started.rules.fields) return
        const key = { kind: kind as 'article', id }
        const { records } = await call('openRecords', { body: { records: [key] } })
        const { draft } = records[0] as (typeof records)[number]
        if (draft?.body)
          await call('saveRecords', { body: { records: [{ ...key, basedOn: draft.version, body: null }] } })
      },
    })
  }
