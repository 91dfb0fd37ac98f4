import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REMOVED } from '../session/records/removal.ts'
import type { SessionRules } from '../session/state/rules.ts'
import type { Plan, RecordState, SessionState } from '../session/state/state.ts'
import { createServer, open, type } from '../session/test-sessions.ts'
import { describePublishing } from './publish-summary.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const RULES: SessionRules = { merge: () => ({}), storing: 'working-copies' }

/** A session over records that are public as they are. */
async function openPublic(bodies: Record<string, Record<string, unknown>>, rules = RULES) {
  const server = createServer(bodies)
  for (const name of Object.keys(bodies)) {
    const [kind = '', id = ''] = name.split(' ')
    server.get(kind, id).stable = 1
  }
  const keys = Object.keys(bodies).map((name) => {
    const [kind = '', id = ''] = name.split(' ')
    return { kind, id }
  })
  const opened = await open(server, 'Kari', keys, { rules })
  return {
    ...opened,
    change: (name: string, field: string, value: unknown) => type(opened.session, name, field, value),
    describe: (plans: Record<string, Plan> = {}) =>
      describePublishing(withPlans(opened.session.getState(), plans), rules),
  }
}

const withPlans = (state: SessionState, plans: Record<string, Plan>): SessionState => ({
  ...state,
  records: Object.fromEntries(
    Object.entries(state.records).map(([name, record]) => [
      name,
      { ...record, plan: plans[name] ?? null } satisfies RecordState,
    ]),
  ),
})

const plan = (publishAt: string | null, unpublishAt: string | null = null) =>
  ({ publishAt, unpublishAt, version: 1, problem: null }) as Plan
const FRIDAY = '2026-11-27T17:00:00Z'
const SATURDAY = '2026-11-28T17:00:00Z'

describe('what is about to be published', () => {
  test('is named by the fields that differ from what visitors see, also before they are saved', async () => {
    const { describe, change } = await openPublic({ 'article a': { id: 'a', title: 'Kino' } })
    expect(describe()).toBe('')
    change('article a', 'title', 'Vaffelkino')
    expect(describe()).toBe('Tittel går ut.')
    change('article a', 'title', 'Kino')
    expect(describe()).toBe('')
  })

  test('is only what the screen edits of a record', async () => {
    const rules = { ...RULES, fields: ['halls'] }
    const settings = { 'settings site': { id: 'site', halls: [], openingHours: [] } }
    const { change, session } = await openPublic(settings, rules)
    const names = { halls: 'salane' }
    change('settings site', 'openingHours', [{ place: '' }])
    expect(describePublishing(session.getState(), rules, names)).toBe('')
    change('settings site', 'halls', [{ name: 'Storsalen' }])
    expect(describePublishing(session.getState(), rules, names)).toBe('Salane går ut.')
  })

  test('is counted when several records go out together', async () => {
    const { describe, change } = await openPublic({
      'page p': { id: 'p', title: 'Kino' },
      'block-data a': { id: 'a', settings: {} },
      'block-data b': { id: 'b', settings: {} },
    })
    change('page p', 'title', 'Film')
    expect(describe()).toBe('Namn går ut.')
    change('block-data a', 'settings', { heading: 'No' })
    expect(describe()).toBe('Namn og 1 blokk går ut.')
    change('page p', 'title', 'Kino')
    expect(describe()).toBe('1 blokk går ut.')
    change('block-data b', REMOVED, true)
    expect(describe()).toBe('1 blokk går ut, 1 blokk forsvinn.')
  })
})

describe('a plan', () => {
  async function openChanged() {
    const opened = await openPublic({ 'article a': { id: 'a', title: 'Kino' } })
    opened.change('article a', 'title', 'Vaffelkino')
    return opened
  }

  test('is named with its time, and ends when its record is published', async () => {
    const { describe } = await openChanged()
    expect(describe({ 'article a': plan(FRIDAY) })).toBe(
      'Tittel går ut. Planlagd 27. nov 18.00. Publiserer du no, gjeld planen ikkje lenger.',
    )
  })

  test('to take a record down still applies', async () => {
    const { describe } = await openChanged()
    expect(describe({ 'article a': plan(null, SATURDAY) })).toBe(
      'Tittel går ut. Blir teken ned 28. nov 18.00. Det gjeld også når du publiserer no.',
    )
    expect(describe({ 'article a': plan(FRIDAY, SATURDAY) })).toBe(
      'Tittel går ut. Planlagd 27. nov 18.00, blir teken ned 28. nov 18.00. Publiserer du no, går det ut med ein gong, og blir teke ned som planlagt.',
    )
  })

  test('of a record that is removed ends', async () => {
    const { describe, change } = await openChanged()
    change('article a', REMOVED, true)
    expect(describe({ 'article a': plan(null, SATURDAY) })).toMatch(/gjeld planen ikkje lenger\.$/)
    expect(describe({ 'article a': plan(FRIDAY, SATURDAY) })).toMatch(/gjeld planen ikkje lenger\.$/)
  })

  test('that was carried out or has failed has no time, and is not named', async () => {
    const { describe } = await openChanged()
    expect(describe({ 'article a': plan(null) })).toBe('Tittel går ut.')
  })

  test('of another record of the page stays', async () => {
    const { describe, change } = await openPublic({
      'page p': { id: 'p', title: 'Kino' },
      'block-data a': { id: 'a', settings: {} },
    })
    change('block-data a', 'settings', { heading: 'No' })
    expect(describe({ 'page p': plan(FRIDAY) })).toMatch(/Det gjeld også når du publiserer no\.$/)
    expect(describe({ 'block-data a': plan(FRIDAY) })).toMatch(/gjeld planen ikkje lenger\.$/)
  })
})
