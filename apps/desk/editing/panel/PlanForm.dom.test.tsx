import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDesk } from '../../test-render.tsx'
import type { Plan } from '../session/state/state.ts'
import type { RequestOf, Transport } from '../session/state/transport.ts'
import { createServer, open, refusal, settle } from '../session/test-sessions.ts'
import { useSessionState } from '../use-session.ts'
import { PlanForm } from './PlanForm.tsx'

const ARTICLE = { kind: 'article', id: 'a' }
const MAY_DAY = '2036-05-01T08:00'

/** The form of an article that was saved once, on a server that stores the plan of the article. */
async function renderForm({ plan = null, refuse }: { plan?: Plan; refuse?: string } = {}) {
  const server = createServer({ 'article a': { id: 'a', title: 'Kino' } })
  const person = server.transportOf('Kari')
  const sent: RequestOf<'plan'>[] = []
  let stored = plan
  const transport: Transport = {
    ...person,
    async read(request) {
      const { records } = await person.read(request)
      return { records: records.map((record) => ({ ...record, plan: stored })) }
    },
    async plan(request) {
      sent.push(request)
      if (refuse) throw refusal(refuse, 422)
      const { publishAt } = request
      const version = request.records[0]?.version ?? null
      stored = publishAt === null ? null : { publishAt, unpublishAt: null, version, problem: null }
      return true
    },
  }
  const opened = await open(server, 'Kari', [ARTICLE], { transport })
  const session = { ...opened.session, rules: opened.rules }
  function Form() {
    const record = useSessionState(session).records['article a']
    const isNewer = Object.keys(record?.mine ?? {}).length > 0
    return <PlanForm session={session} plan={record?.plan ?? null} isNewer={isNewer} />
  }
  renderDesk(<Form />)
  return {
    sent,
    type: (title: string) => act(async () => opened.type('title', title)),
    press: (name: string) =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name }))
        await settle()
      }),
  }
}

const chooseTime = (time: string) =>
  fireEvent.change(screen.getByLabelText('Publiser seinare'), { target: { value: time } })

test('a plan has what is on the screen, which is saved as a version before', async () => {
  const { press, sent, type } = await renderForm()
  await type('Vaffelkino')
  chooseTime(MAY_DAY)
  await press('Planlegg')
  expect(sent).toMatchObject([
    { publishAt: '2036-05-01T06:00:00.000Z', records: [{ ...ARTICLE, version: 2 }] },
  ])
  expect(screen.getByText('Går ut 1. mai 08.00, slik det var då du la planen.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plan' }))
})

test('a time that has passed is not planned, and the field says so', async () => {
  const { press, sent } = await renderForm()
  chooseTime('2020-05-01T08:00')
  await press('Planlegg')
  expect(sent).toEqual([])
  expect(screen.getByLabelText('Publiser seinare').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Vel eit tidspunkt som kjem.')).toBeTruthy()
})

test('what was written after the plan is taken along with the same time, when somebody asks for it', async () => {
  const publishAt = '2036-05-01T06:00:00.000Z'
  const { press, sent, type } = await renderForm({
    plan: { publishAt, unpublishAt: null, version: 1, problem: null },
  })
  expect(screen.queryByRole('button', { name: 'Ta det med' })).toBeNull()
  await type('Vaffelkino')
  expect(screen.getByText('Det du har skrive etterpå, blir ikkje med.')).toBeTruthy()
  await press('Ta det med')
  expect(sent).toMatchObject([{ publishAt, records: [{ ...ARTICLE, version: 2 }] }])
  expect(screen.queryByRole('button', { name: 'Ta det med' })).toBeNull()
})

test('a plan is removed without saving what is being written', async () => {
  const { press, sent, type } = await renderForm({
    plan: { publishAt: '2036-05-01T06:00:00.000Z', unpublishAt: null, version: 1, problem: null },
  })
  await type('Vaffelkino')
  await press('Fjern planen')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ publishAt: null, records: [ARTICLE] })
  expect(sent[0]?.records[0]).not.toHaveProperty('version')
  expect(screen.getByRole('button', { name: 'Planlegg' })).toBeTruthy()
})

test('a plan that could not be carried out says why, until it is dismissed', async () => {
  const { press, sent } = await renderForm({
    plan: { publishAt: null, unpublishAt: null, version: null, problem: 'address_taken' },
  })
  await press('Greitt')
  expect(sent).toMatchObject([{ publishAt: null }])
  expect(screen.queryByRole('button', { name: 'Greitt' })).toBeNull()
})

test('what is not ready is refused in words, and stays unplanned', async () => {
  const { press } = await renderForm({ refuse: 'content_invalid' })
  chooseTime(MAY_DAY)
  await press('Planlegg')
  expect(screen.getByRole('alert').textContent).toMatch(/^Noko manglar, så dette kan ikkje planleggjast/)
  expect(screen.getByRole('button', { name: 'Planlegg' })).toBeTruthy()
})
