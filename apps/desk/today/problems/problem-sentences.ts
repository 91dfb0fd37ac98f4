import { osloClock } from '@lerret/model'
import { DESK_LOCALES, fill, problemWords, todayWords as words } from '@lerret/words/desk'
import { formatPlanned } from '../../controls/times/times.ts'
import type { CallReply } from '../../data/call-desk.ts'
import {
  type ContentProblem,
  contentProblemSentence,
  type PlanProblemCode,
  planProblemSentence,
} from '../../problems/problem-sentences.ts'

export type DeskProblem = CallReply<'problems'>[number]

/** A problem as a sentence that an editor understands. */
export function problemSentence({ code, params }: Pick<DeskProblem, 'code' | 'params'>): string {
  const text = (name: string) => String(params[name] ?? '')
  const time = (name: string) => (text(name) ? osloClock(text(name)).time : '')
  const when = (name: string) => (text(name) ? formatPlanned(text(name)) : '')
  switch (code) {
    case 'feed_failing':
      return fill(words.feedFailing, { time: time('since') })
    case 'feed_notice':
      return text('reason')
    case 'accessibility_statement_missing':
      return words.statementMissing
    case 'showing_vanished':
      return fill(words.showingVanished, { title: text('title'), when: when('startsAt') })
    case 'showing_deleted_but_sold':
      return fill(words.deletedButSold, { sold: text('sold') })
    case 'showing_differs':
      return fill(words.showingDiffers, {
        title: text('title'),
        when: when('startsAt'),
        fields: listFields(params.fields),
      })
    case 'production_differs':
      return fill(words.productionDiffers, { title: text('title'), fields: listFields(params.fields) })
    case 'plan_failed':
      return fill(problemWords.planOf, {
        title: text('title') || words.untitled,
        sentence: planProblemSentence(text('reason') as PlanProblemCode),
      })
    case 'page_outdated':
      return fill(words.pageOutdated, { path: text('path') })
    case 'publishing_problem':
      return contentProblemSentence({
        code: text('reason') as ContentProblem['code'],
        path: text('path') || null,
        suggestion: text('suggestion') || null,
      })
    case 'webhook_disabled':
      return fill(words.webhookDisabled, { host: text('host') })
    case 'backup_overdue':
      return fill(words.backupOverdue, { when: when('since') })
    case 'backup_unsent':
      return fill(words.backupUnsent, { when: when('since') })
    case 'backup_trial_failed':
      return fill(words.backupTrialFailed, { when: when('since') })
    case 'rehearsal':
      return words.rehearsal
    case 'address_differs':
      return fill(words.addressDiffers, { pages: text('pages'), setting: text('setting') })
    case 'disk_low':
      return fill(words.diskLow, {
        gigabytes: new Intl.NumberFormat(DESK_LOCALES).format(Number(params.gigabytes)),
      })
    case 'purge_failing':
      return fill(words.purgeFailing, { when: when('since') })
    case 'mail_failing':
      return fill(words.mailFailing, { time: time('since') })
    case 'mails_failed':
      return params.count === 1 ? words.mailFailed : fill(words.mailsFailed, { count: text('count') })
  }
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  startsAt: words.fieldStart,
  endsAt: words.fieldEnd,
  hall: words.fieldHall,
  title: words.fieldTitle,
  ticketStatus: words.fieldTickets,
  priceFrom: words.fieldPrice,
  minutes: words.fieldMinutes,
  ageLimit: words.fieldAgeLimit,
  state: words.fieldState,
}

/** *tida, salen og prisen* */
function listFields(fields: unknown): string {
  const names = (Array.isArray(fields) ? fields : []).map(
    (field) => FIELD_NAMES[String(field)] ?? String(field),
  )
  return new Intl.ListFormat(DESK_LOCALES).format(names)
}
