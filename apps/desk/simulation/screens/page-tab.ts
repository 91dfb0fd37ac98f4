import type { callDesk } from '../../data/call-desk.ts'
import { bodyOf } from '../../editing/session/records/record.ts'
import { recordName, type SessionState } from '../../editing/session/state/state.ts'
import type { PageCommand } from '../../pages/commands/apply-command.ts'
import type { BlockDataRecord } from '../../pages/commands/page-document.ts'
import { pageRules } from '../../pages/session/page-rules.ts'
import { createPageSession, type PageSession } from '../../pages/session/page-session.ts'
import { createPageTransport } from '../../pages/session/page-transport.ts'
import type { Body } from '../server/records.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'
import { createSessionTab } from './session-tab.ts'
import { startSession } from './start-session.ts'

/** A page that is being built, as `PageScreen.tsx` opens it and `PageEditor.tsx` edits it. */
export async function openPageTab(context: TabContext, id: string): Promise<OpenTab> {
  const started = await startSession(context, {
    keys: [{ kind: 'page', id }],
    rules: pageRules,
    transport: createPageTransport(context.call as typeof callDesk),
  })
  const page = createPageSession({ ...started.session, rules: pageRules }, id, ({ component }) => component)
  return createSessionTab(context, started, {
    show: (state) => showPage(page, state),
    listPlaces: () => listPlaces(page),
    type: (place, text) => void page.run(createTypeCommand(page, place, text)),
    run(choice, text) {
      const command = chooseCommand(page, context, { choice, text })
      if (command) page.run(command)
    },
  })
}

function showPage(page: PageSession, state: SessionState): Record<string, Body> {
  const document = page.readDocument(state)
  const shown: Record<string, Body> = {
    [recordName({ kind: 'page', id: document.page.id })]: document.page as unknown as Body,
  }
  for (const id of document.page.blocks.flatMap(({ data }) => data)) {
    const name = recordName({ kind: 'block-data', id })
    const record = state.records[name]
    if (document.blockData[id] && record) shown[name] = bodyOf(record)
  }
  return shown
}

const TEXTS = ['heading', 'html'] as const

function listPlaces(session: PageSession): Place[] {
  const { page, blockData } = session.readDocument()
  const title: Place = {
    record: recordName({ kind: 'page', id: page.id }),
    field: 'title',
    part: '',
    text: page.title,
    style: 'line',
  }
  const records = page.blocks.flatMap(({ data }) => data.flatMap((id) => blockData[id] ?? []))
  const texts = records.flatMap(({ id, settings }) =>
    TEXTS.map((part): Place => {
      const text = String(settings[part] ?? '')
      const style = part === 'html' ? 'paragraph' : 'line'
      return { record: recordName({ kind: 'block-data', id }), field: 'settings', part, text, style }
    }),
  )
  return [title, ...texts]
}

function createTypeCommand(session: PageSession, { record, part }: Place, text: string): PageCommand {
  if (part === '') return { type: 'setTitle', title: text }
  const dataId = record.slice('block-data '.length)
  const settings = session.readDocument().blockData[dataId]?.settings
  return { type: 'setSettings', dataId, settings: { ...settings, [part]: text } }
}

function chooseCommand(
  session: PageSession,
  { createId }: TabContext,
  { choice, text }: { choice: number; text: string },
): PageCommand | null {
  const { page } = session.readDocument()
  const at = Math.floor(choice * 9973)
  const rows = page.template.rows.length
  const to = { row: at % Math.max(1, rows), column: 0, position: 0 }
  const block = page.blocks[at % Math.max(1, page.blocks.length)]
  if (choice < 0.45 || !block) {
    const data: BlockDataRecord = {
      id: createId(),
      component: 'content',
      locale: 'nb',
      settings: { heading: text, html: '' },
    }
    return { type: 'insertBlock', id: createId(), component: 'content', data: [data], to }
  }
  if (choice < 0.55) return { type: 'addRow', position: at % (rows + 1), spans: [12] }
  if (choice < 0.62) return { type: 'removeRow', row: at % Math.max(1, rows) }
  if (choice < 0.72) return { type: 'removeBlock', id: block.id }
  if (choice < 0.85) return { type: 'moveBlock', id: block.id, to }
  if (choice < 0.92) return { type: 'hideBlock', id: block.id, isHidden: !block.hide }
  const newDataIds = block.data.map(createId)
  return { type: 'duplicateBlock', id: block.id, newId: createId(), newDataIds }
}
