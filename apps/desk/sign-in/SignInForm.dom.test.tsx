import { signInWords as words } from '@lerret/words/desk'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignInForm } from './SignInForm.tsx'

const STAFF = { id: '1', name: 'Kari', email: 'kari@fjordheim.example', role: 'editor' }

let replies: { status: number; body: unknown }[]
let sent: { url: string; body: unknown }[]
let signedIn: unknown[]

beforeEach(() => {
  replies = []
  sent = []
  signedIn = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) })
    const reply = replies.shift() ?? { status: 500, body: {} }
    return new Response(JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': 'application/json' },
    })
  })
  render(<SignInForm email={STAFF.email} onSignedIn={(staff) => void signedIn.push(staff)} />)
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

const type = (name: string, value: string) =>
  fireEvent.change(field(name) as HTMLInputElement, { target: { value } })

const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
const refuse = (status: number, code: string) =>
  replies.push({ status, body: { error: { code, message: '' } } })

async function givenChallenge() {
  replies.push({ status: 200, body: { challenge: 'key', factors: ['code'] } })
  type('password', 'blåbær')
  await submit()
}

test('a password is enough for an account without a second factor', async () => {
  replies.push({ status: 200, body: STAFF })
  type('password', 'blåbær')
  await submit()
  expect(signedIn).toEqual([STAFF])
})

test('an account with a second factor is asked for a code, and may trust the device', async () => {
  await givenChallenge()
  expect(signedIn).toEqual([])
  expect(field('password')).toBeNull()
  expect(document.activeElement).toBe(field('code'))
  fireEvent.click(screen.getByRole('checkbox'))
  type('code', '123 456')
  replies.push({ status: 200, body: STAFF })
  await submit()
  expect(sent.at(-1)).toEqual({
    url: '/redaksjon/api/session/code',
    body: { challenge: 'key', code: '123 456', trustDevice: true },
  })
  expect(signedIn).toEqual([STAFF])
})

test('a wrong code gets a sentence at its field, and what was typed stays', async () => {
  await givenChallenge()
  type('code', '000000')
  refuse(400, 'code_wrong')
  await submit()
  expect(document.body.textContent).toContain(words.codeWrong)
  expect(field('code')?.value).toBe('000000')
  expect(document.activeElement).toBe(field('code'))
})

test('after too long a time the password is asked for again', async () => {
  await givenChallenge()
  type('code', '000000')
  refuse(400, 'sign_in_expired')
  await submit()
  expect(document.body.textContent).toContain(words.codeExpired)
  expect([field('email')?.value, field('password')?.value]).toEqual([STAFF.email, ''])
})
