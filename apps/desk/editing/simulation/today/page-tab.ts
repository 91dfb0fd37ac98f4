import type { PageCommand } from '../../../pages/commands/apply-command.ts'
import type { BlockDataRecord } from '../../../pages/commands/page-document.ts'
import {
  mergeDataConflicts,
  mergePageConflicts,
  splitSettings,
} from '../../../pages/merging/merge-conflicts.ts'
import { resolveLayout } from '../../../pages/merging/resolve-layout.ts'
import { openPageSession, type PageSession } from '../../../pages/session/page-session.ts'
import type { RecordEditor } from '../../record-editor/edited-record.ts'
import type { Body } from '../server.ts'
import type { OpenTab, Place, TabContext, View } from '../tab.ts'
import { createCalls } from './calls.ts'
import { type OpenedEditor, openEditor } from './record-tab.ts'

/** A page, as `PageScreen.tsx` opens it and `PageEditor.tsx` saves and publishes it. */
export async function openPageTab(context: TabContext, id: string): Promise<OpenTab> {
  const calls = createCalls(context)
  await Promise.all(context.leaving)
  const opened = await calls.openPage(id)
  const editors = new Map<string, OpenedEditor>()
  const closing: Promise<void>[] = []
  const session = await openPageSession({
    opened,
    async openEditor(record) {
      const merge = record.kind === 'page' ? mergePageConflicts : mergeDataConflicts
      const editor = await openEditor(context, calls, { opened: record, merge })
      editors.set(`${record.kind} ${record.id}`, editor)
      return { editor: editor.editor, close: () => void closing.push(editor.close()) }
    },
    openRecord: (dataId) => calls.openRecord({ kind: 'block-data', id: dataId }),
    discard: (dataId) => calls.discardWorkingCopy({ kind: 'block-data', id: dataId }),
    nameBlock: ({ component }) => component,
    now: context.now,
  })
  let batch: number | null = null
  return {
    view: () => viewPage(session, editors),
    listPlaces: () => listPlaces(session),
    type: (place, text) => void session.run(createTypeCommand(session, place, text)),
    run(choice, text) {
      const command = chooseCommand(session, context, { choice, text })
      if (command) session.run(command)
    },
    undo: session.undo,
    redo: session.redo,
    canUndo: () => session.getState().history.done.length > 0,
    canRedo: () => session.getState().history.undone.length > 0,
    save: () => session.commit(),
    async publish() {
      const records = await session.commit()
      const published = await calls.publishRecords(
        records.length > 0 ? records : [{ kind: 'page', id, version: opened.page.draft?.version ?? 1 }],
      )
      session.markPublished()
      batch = published.batch
    },
    async plan(at) {
      const version = await session.page.commit()
      const others = await session.commit()
      const records = [{ kind: 'page', id, version }, ...others.filter((other) => other.id !== id)]
      await calls.planRecords(records, at)
    },
    async revert() {
      if (batch !== null) await calls.revertPublication(batch)
      batch = null
    },
    async delete() {},
    settle: (choice) => settle(session, choice),
    hide() {
      for (const { editor } of editors.values()) editor.flush()
    },
    async leave() {
      session.close()
      await Promise.all(closing)
    },
    reconnect() {
      for (const { editor } of editors.values()) editor.retry()
    },
    hear(announcement) {
      for (const editor of editors.values()) editor.hear(announcement)
    },
    canClose: () => true,
  }
}

function viewPage(session: PageSession, editors: ReadonlyMap<string, OpenedEditor>): View {
  const { document, saveState } = session.getState()
  const ids = document.page.blocks.flatMap(({ data }) => data)
  const shown: Record<string, Body> = { [`page ${document.page.id}`]: document.page as unknown as Body }
  for (const id of ids) {
    const record = document.blockData[id]
    if (record) shown[`block-data ${id}`] = record as unknown as Body
  }
  const named = Object.fromEntries([...editors].map(([name, editor]) => [name, editor.named()]))
  return { shown, named, state: saveState }
}

const TEXTS = ['heading', 'html'] as const

function listPlaces(session: PageSession): Place[] {
  const { page, blockData } = session.getState().document
  const title: Place = {
    record: `page ${page.id}`,
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
      return { record: `block-data ${id}`, field: 'settings', part, text, style }
    }),
  )
  return [title, ...texts]
}

function createTypeCommand(session: PageSession, { record, part }: Place, text: string): PageCommand {
  if (part === '') return { type: 'setTitle', title: text }
  const dataId = record.slice('block-data '.length)
  const settings = session.getState().document.blockData[dataId]?.settings
  return { type: 'setSettings', dataId, settings: { ...settings, [part]: text } }
}

function chooseCommand(
  session: PageSession,
  { createId }: TabContext,
  { choice, text }: { choice: number; text: string },
): PageCommand | null {
  const { page } = session.getState().document
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

/** Settles conflicts as `PageConflicts.tsx` does. */
function settle(session: PageSession, choice: 'mine' | 'theirs') {
  const { page } = session
  if (page.getState().conflicts.some(({ field }) => field === 'template' || field === 'blocks'))
    resolveLayout(page, choice)
  for (const { field } of page.getState().conflicts) page.resolve(field, choice)
  if (page.getState().news?.isShown === false) page.showNews()
  for (const { data } of session.getState().document.page.blocks)
    for (const id of data) settleData(session.findBlockDataEditor(id), choice)
  if (!page.getState().deletedBy) return
  page.restore()
  void session.commit().catch(() => {})
}

function settleData(editor: RecordEditor | undefined, choice: 'mine' | 'theirs') {
  const conflict = editor?.getState().conflicts.find(({ field }) => field === 'settings')
  if (!conflict) return
  const { merged, both } = splitSettings(conflict)
  const chosen = Object.fromEntries(both.map((setting) => [setting.name, setting[choice]]))
  editor?.resolve('settings', { value: { ...merged, ...chosen } })
}
