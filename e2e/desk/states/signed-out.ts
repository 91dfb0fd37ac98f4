import type { Page } from '@playwright/test'
import { type DeskState, NO_ANSWER, pressEnter, pressEnterIn, refuse } from './desk-state.ts'

/** The document of a house with a sign-in service. */
const giveSignInService = (page: Page, isRequired: 'yes' | 'no') =>
  page.route(/\/redaksjon(\/program)?(\?[^/]*)?$/, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text())
      .replace('name="sign-in-service" content=""', 'name="sign-in-service" content="Fjordheim kommune"')
      .replace('name="sign-in-required" content="no"', `name="sign-in-required" content="${isRequired}"`)
    await route.fulfill({ response: reply, body })
  })

export const SIGNED_OUT: Record<string, DeskState> = {
  'sign-in': { path: '', isSignedOut: true, after: (page) => page.getByLabel('Passord').waitFor() },
  'sign-in-refused': {
    path: '',
    isSignedOut: true,
    replies: { 'POST session': refuse('login_failed', 401) },
    async after(page) {
      await page.getByLabel('E-postadresse').fill('kari@fjordheim.example')
      await page.getByLabel('Passord').fill('feil')
      await pressEnter(page)
      await page.getByText('E-postadressa eller passordet er ikkje rett.').waitFor()
    },
  },
  'sign-in-code': {
    path: '',
    isSignedOut: true,
    replies: {
      'POST session': { json: { challenge: 'x', factors: ['code'] } },
      'session/code': refuse('code_wrong', 400),
    },
    async after(page) {
      await page.getByLabel('E-postadresse').fill('kari@fjordheim.example')
      await page.getByLabel('Passord').fill('rett')
      await pressEnter(page)
      await page.getByLabel('Eingongskode').fill('123456')
      await pressEnter(page)
      await page.getByText('Koden er ikkje rett').waitFor()
    },
  },
  'sign-in-service': {
    path: '/program?innlogging=not_invited',
    isSignedOut: true,
    before: (page) => giveSignInService(page, 'no'),
    after: (page) => page.getByText('Kontoen din hos Fjordheim kommune er ikkje invitert hit.').waitFor(),
  },
  'sign-in-service-required': {
    path: '',
    isSignedOut: true,
    before: (page) => giveSignInService(page, 'yes'),
    async after(page) {
      await page.getByText('Lokal administrator?').click()
      await page.getByLabel('Passord').waitFor()
    },
  },
  'password-forgotten': {
    path: '/gloymt-passord',
    isSignedOut: true,
    async after(page) {
      await pressEnterIn(page, 'E-postadresse')
      await page.getByText('Skriv e-postadressa di.').waitFor()
    },
  },
  'password-reset-refused': {
    path: '/nytt-passord#nokkel=x',
    isSignedOut: true,
    replies: {
      'password/reset': refuse('reset_link_invalid', 400),
    },
    async after(page) {
      await pressEnterIn(page, 'Nytt passord')
      await page.getByText('Lenka gjeld ikkje lenger.').waitFor()
    },
  },
  invitation: {
    path: '/invitasjon#nokkel=x',
    isSignedOut: true,
    replies: { invitation: { json: { name: 'Nina', email: 'nina@fjordheim.example', role: 'editor' } } },
    after: (page) => page.getByRole('heading', { name: 'Velkomen, Nina' }).waitFor(),
  },
  'invitation-invalid': {
    path: '/invitasjon#nokkel=x',
    isSignedOut: true,
    replies: { invitation: refuse('invitation_invalid', 400) },
    after: (page) => page.getByRole('alert').waitFor(),
  },
  unreachable: {
    path: '',
    isSignedOut: true,
    replies: { session: NO_ANSWER },
    after: (page) => page.getByRole('alert').waitFor(),
  },
}
