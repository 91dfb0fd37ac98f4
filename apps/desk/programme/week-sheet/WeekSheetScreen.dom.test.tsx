import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(programme))
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
