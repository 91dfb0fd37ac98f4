import { programmeDay } from '../../../apps/desk/today/days.ts'
import type { ProblemCode } from '../../../packages/api/contracts/desk/content/problems.ts'
import { addDays, osloInstant } from '../../../packages/model/index.ts'
import type { DeskState } from './desk-state.ts'
import { progressReply } from './setup.ts'

const TODAY = programmeDay(Date.now())

const FILMS = [
  { title: 'Nosferatu', time: '17.00', hall: 'Storsalen', capacity: 182, sold: 164, reserved: 6 },
  { title: 'The Kid', time: '18.30', hall: 'Sal 2', capacity: 64, sold: 23, reserved: 0 },
  { title: 'Fante-Anne', time: '20.00', hall: 'Storsalen', capacity: 182, sold: 41, reserved: 4 },
  { title: 'Häxan', time: '21.15', hall: 'Sal 2', capacity: 64, sold: 64, reserved: 0 },
]

const SHOWINGS = [TODAY, addDays(TODAY, 1)].flatMap((day) =>
  FILMS.map(({ title, time, hall, ...sales }) => ({
    showingId: `${day} ${title}`,
    productionId: title,
    title,
    label: title === 'The Kid' ? 'Seniorkino' : null,
    ageLimit: '12',
    poster: null,
    startsAt: osloInstant(day, time).toISOString(),
    hall,
    state: day === TODAY && title === 'Fante-Anne' ? 'cancelled' : 'planned',
    ticketStatus: sales.sold === sales.capacity ? 'sold-out' : 'on-sale',
    sales,
  })),
)

const PROBLEMS = [
  {
    code: 'showing_differs',
    params: {
      title: 'The Kid',
      startsAt: osloInstant(addDays(TODAY, 2), '18.30').toISOString(),
      fields: ['hall'],
    },
    record: { kind: 'event', id: 'x' },
    action: 'open_record',
  },
  {
    code: 'plan_failed',
    params: { title: 'Julekonsert med musikklaget', reason: 'record_deleted' },
    record: { kind: 'production', id: 'x' },
    action: 'open_record',
  },
]

const DAYS = Array.from({ length: 28 }, (_, number) => addDays(TODAY, number - 27))
/** More at weekends, and more in the second half. */
const countOn = (number: number, most: number) =>
  Math.round(most * (0.35 + 0.2 * (number / 28) + (number % 7 > 4 ? 0.45 : 0.05 * (number % 3))))

const NOTICES = [
  {
    code: 'accessibility_statement_missing',
    params: {},
    record: { kind: 'settings', id: 'site' },
    action: 'open_record',
  },
  {
    code: 'feed_notice',
    params: { reason: 'Nøkkelen til https://billettar.example går ut 1. desember.' },
    record: null,
    action: 'open_ticketing',
  },
]

const since = osloInstant(TODAY, '08.15').toISOString()
const shown = { title: 'The Kid', startsAt: osloInstant(addDays(TODAY, 2), '18.30').toISOString() }

/** What each problem is about. */
const PROBLEM_PARAMS: Record<ProblemCode, object> = {
  feed_failing: { since, reason: '' },
  feed_notice: { reason: 'Nøkkelen til https://billettar.example går ut 1. desember.' },
  accessibility_statement_missing: {},
  showing_vanished: { ...shown, since },
  showing_deleted_but_sold: { sold: 12 },
  showing_differs: { ...shown, fields: ['startsAt', 'endsAt', 'hall', 'ticketStatus', 'priceFrom', 'state'] },
  production_differs: { title: shown.title, fields: ['title', 'minutes', 'ageLimit'] },
  plan_failed: { title: 'Julekonsert med musikklaget', reason: 'record_deleted' },
  page_outdated: { path: '/kino' },
  publishing_problem: { reason: 'block_setting_invalid', path: '/kino' },
  address_differs: { pages: 'https://kulturhus.example', setting: 'https://proeve.example' },
  rehearsal: {},
  backup_overdue: { since },
  backup_unsent: { since },
  backup_trial_failed: { since },
  disk_low: { gigabytes: 0.4 },
  purge_failing: { since },
  mail_failing: { since, failures: 3 },
  mails_failed: { count: 2 },
  webhook_disabled: { host: 'turist.example', since },
}

/** The first screen on a busy day. What it counts takes weeks to arise, so the replies are written here. */
export const TODAY_STATES: Record<string, DeskState> = {
  'today-notices': {
    path: '',
    replies: {
      problems: { json: NOTICES },
      ...progressReply({ done: ['sprak', 'huset', 'salar'], skipped: ['salar'] }),
    },
    after: (page) => page.getByRole('button', { name: 'Ikkje vis dette meir' }).waitFor(),
  },
  'today-every-problem': {
    path: '',
    replies: {
      problems: {
        json: Object.entries(PROBLEM_PARAMS).map(([code, params]) => ({
          code,
          params,
          record: null,
          action: 'none',
        })),
      },
    },
    after: (page) => page.getByText('turist.example').waitFor(),
  },
  'today-busy': {
    path: '',
    replies: {
      'showing-sales?*': { json: SHOWINGS },
      problems: { json: PROBLEMS },
      ticketing: {
        json: {
          health: { readAt: new Date().toISOString(), failures: 0, failingSince: null, reason: null },
          showings: [],
          productions: [],
        },
      },
      'counts?*': {
        json: DAYS.map((day, number) => ({
          day,
          event: 'select_content',
          itemId: 'x',
          listName: '/kino',
          name: 'Nosferatu',
          brand: 'Fjordheim kulturhus',
          category: 'movie',
          count: countOn(number, 64),
        })),
      },
      'page-views?*': {
        json: {
          days: DAYS.map((day, number) => ({ day, count: countOn(number + 3, 940) })),
          paths: [{ path: '/kino', count: 4210 }],
        },
      },
      'searches-without-hits?*': {
        json: [
          { query: 'bollywood', count: 7, lastDay: TODAY },
          { query: 'strikkekafé', count: 4, lastDay: addDays(TODAY, -2) },
        ],
      },
    },
    // Norwegian numbers have a space.
    after: (page) => page.getByText('8 930 sidevisingar').waitFor(),
  },
}
