import { todayWords as words } from '@lerret/words/desk'
import { pathTo } from '../../navigation/routes.ts'
import { findRecordPath } from '../../records/record-path.ts'
import type { DeskProblem } from './problem-sentences.ts'

/** What solves a problem: a screen, or the operator of the server, after whom the editor can check again. */
export type WayOut = { type: 'link'; href: string; label: string } | { type: 'operator' }

const RECORD_LABELS: Readonly<Record<string, string>> = {
  article: words.correctInArticle,
  event: words.openShowing,
  production: words.openProduction,
  settings: words.openSettings,
}

export function findWayOut({ code, record, params, action }: DeskProblem): WayOut {
  if (action === 'open_webhooks')
    return {
      type: 'link',
      href: pathTo('settingsGroup', { group: 'varsling' }),
      label: words.openWebhooks,
    }
  if (action === 'open_backups')
    return {
      type: 'link',
      href: pathTo('settingsGroup', { group: 'tryggingskopiar' }),
      label: words.openBackups,
    }
  if (action === 'open_outbox')
    return { type: 'link', href: `${pathTo('outbox')}?vis=feila`, label: words.openOutbox }
  const href = record && findRecordPath(record.kind, record.id)
  if (record && href) {
    const label = code === 'plan_failed' ? words.newPlan : RECORD_LABELS[record.kind]
    return { type: 'link', href, label: label ?? words.openRecord }
  }
  // A kind without a screen at the desk; one can see what visitors see.
  if (typeof params.path === 'string' && params.path.startsWith('/'))
    return { type: 'link', href: params.path, label: words.openPage }
  return { type: 'operator' }
}
