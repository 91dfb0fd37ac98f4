import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import { followLinks } from '../../navigation/location.ts'
import { renderDesk } from '../../test-render.tsx'
import WeekSheetScreen from './WeekSheetScreen.tsx'

const MONDAY = '2026-11-30'
const programme = {
  productions: [{ id: 'film', title: 'Nosferatu', originalTitle: null, object: 'movie', minutes: 94 }],
  halls: ['Storsalen'],
  showings: [],
  publicVersions: [],
}
let stopFollowing: () => void
/** What the calls of the screen are answered with, by their last part. */
let replies: Record<string, (sent: { records: { kind: string; id: string }[] }) => Response>
const published = { batch: 'batch', release: 'r', pages: 3, problems: [], milliseconds: 28 }
beforeEach(() => {
  replies = {
    programme: () => Response.json(programme),
    versions: ({ records }) =>
      Response.json({
        savedAt: '2026-11-20T12:00:00Z',
        records: records.map(({ kind, id }) => ({ kind, id, version: 1 })),
      }),
    publish: () => Response.json(published),
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, location.href)
    return replies[pathname.split('/').at(-1) ?? '']?.(JSON.parse(body ?? '{}')) ?? Response.json({})
  })
  history.replaceState(null, '', `/redaksjon/vekeplan?veke=${MONDAY}`)
  stopFollowing = followLinks()
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'editor', language: null },
  })
})
afterEach(() => {
  stopFollowing()
  vi.unstubAllGlobals()
})

const findField = () => document.querySelector<HTMLInputElement>('[role="grid"] input')
const cellNamed = (day: string) =>
  waitFor(() => expect(findField()?.getAttribute('aria-label')).toBe(`Nosferatu, ${day}`))

test('the sheet of another week opens with the focus in its active cell', async () => {
  const { getByText } = renderDesk(<WeekSheetScreen />)
  await cellNamed('Måndag 30.')
  expect(document.activeElement).not.toBe(findField())
  for (const [link, day] of [
    ['Neste veke', 'Måndag 7.'],
    ['Førre veke', 'Måndag 30.'],
  ] as const) {
    getByText(link).focus()
    await act(async () => void fireEvent.click(getByText(link)))
    await cellNamed(day)
    expect(document.activeElement).toBe(findField())
  }
  expect(location.search).toBe(`?veke=${MONDAY}`)
})

describe('after a save, the screen says', () => {
  const outcome = () => [...document.querySelectorAll('header [role="status"]')].at(-1)?.textContent
  async function typeAndPress(text: string, button: string) {
    const { getByText } = renderDesk(<WeekSheetScreen />)
    await cellNamed('Måndag 30.')
    fireEvent.change(findField() as HTMLElement, { target: { value: text } })
    await act(async () => fireEvent.click(getByText(button)))
    await waitFor(() => expect(outcome()).toBeTruthy())
  }

  test('that a clash is saved as a draft', async () => {
    await typeAndPress('18 19', 'Lagre utkast')
    expect(outcome()).toMatch(/^Lagra \d\d\.\d\d som utkast\. Kolliderer: 1\.$/)
  })

  test('how many showings are out, and how many wait', async () => {
    await typeAndPress('18 19', 'Publiser 1')
    expect(outcome()).toBe('1 ute på 28 ms. Kolliderer og ventar som utkast: 1.')
  })

  test('that it is out, when all of it is', async () => {
    await typeAndPress('18 21', 'Publiser 2')
    expect(outcome()).toBe('Ute på 28 ms.')
  })

  test('that it is saved, and that publishing failed', async () => {
    replies.publish = () => Response.json({ error: { code: 'overloaded', message: '' } }, { status: 503 })
    await typeAndPress('18', 'Publiser 1')
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      'Lagra. Publiseringa svikta: Det er mykje å gjere på tenaren akkurat no. Prøv att om litt. Merka i cellene viser kva som er ute.',
    )
    expect(outcome()).toMatch(/^Lagra \d\d\.\d\d$/)
  })
})
