import { addDays, osloDate, type Showing } from '@lerret/model'
import { expect, type Page, type Request } from '@playwright/test'
import { ROUTES } from '../../apps/desk/navigation/routes.ts'
import { DEMO_PASSWORD } from '../house/house.ts'
import { ADMIN_EMAIL } from './editor.ts'

/** A screen of the desk, or one of its states. */
export interface DeskState {
  /** The address below /redaksjon. */
  path: string
  isSignedOut?: boolean
  /** A selector of what is scanned; the screen without the rail otherwise. */
  within?: string
  /** Replies and failures that this state needs instead of the server's, before the screen is opened. */
  before?(page: Page): Promise<unknown>
  /** What a person does until the state is reached. */
  after?(page: Page): Promise<unknown>
}

const reply = (page: Page, call: string, json: unknown, status = 200) =>
  page.route(`**/redaksjon/api/${call}`, (route) => route.fulfill({ status, json }))

const refuse = (page: Page, call: string, code: string, status: number) =>
  reply(page, call, { error: { code, message: '' } }, status)

const pressEnter = (page: Page) => page.keyboard.press('Enter')

const SIGNED_OUT: Record<string, DeskState> = {
  'sign-in': { path: '', isSignedOut: true, after: (page) => page.getByLabel('Passord').waitFor() },
  'sign-in-refused': {
    path: '',
    isSignedOut: true,
    async after(page) {
      await page.getByLabel('E-postadresse').fill('kari@fjordheim.example')
      await page.getByLabel('Passord').fill('feil')
      await refuse(page, 'session', 'login_failed', 401)
      await pressEnter(page)
      await page.getByText('E-postadressa eller passordet er ikkje rett.').waitFor()
    },
  },
  'sign-in-code': {
    path: '',
    isSignedOut: true,
    async after(page) {
      await page.getByLabel('E-postadresse').fill('kari@fjordheim.example')
      await page.getByLabel('Passord').fill('rett')
      await reply(page, 'session', { challenge: 'x' })
      await refuse(page, 'session/code', 'code_wrong', 400)
      await pressEnter(page)
      await page.getByLabel('Eingongskode').fill('123456')
      await pressEnter(page)
      await page.getByText('Koden er ikkje rett').waitFor()
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
    async before(page) {
      await refuse(page, 'password/reset', 'reset_link_invalid', 400)
    },
    async after(page) {
      await pressEnterIn(page, 'Nytt passord')
      await page.getByText('Lenka gjeld ikkje lenger.').waitFor()
    },
  },
  invitation: {
    path: '/invitasjon#nokkel=x',
    isSignedOut: true,
    before: (page) =>
      reply(page, 'invitation', { name: 'Nina', email: 'nina@fjordheim.example', role: 'editor' }),
    after: (page) => page.getByRole('heading', { name: 'Velkomen, Nina' }).waitFor(),
  },
  'invitation-invalid': {
    path: '/invitasjon#nokkel=x',
    isSignedOut: true,
    before: (page) => refuse(page, 'invitation', 'invitation_invalid', 400),
    after: (page) => page.getByRole('alert').waitFor(),
  },
  unreachable: {
    path: '',
    isSignedOut: true,
    before: (page) => page.route('**/redaksjon/api/session', (route) => route.abort()),
    after: (page) => page.getByRole('alert').waitFor(),
  },
}

const SHELL: Record<string, DeskState> = {
  rail: { path: '/tull', within: 'html' },
  palette: {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
  'palette-found': {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('orgel')
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  'palette-nothing': {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('qqqq')
      await page.getByText('Ingen treff på «qqqq».').waitFor()
    },
  },
  keys: {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('?')
      await page.getByRole('heading', { name: 'Snarvegar' }).waitFor()
    },
  },
  'person-menu': {
    path: '/tull',
    within: 'html',
    async after(page) {
      await page.getByRole('button', { name: 'Administrator' }).click()
      await page.getByRole('menuitem', { name: 'Min konto' }).waitFor()
    },
  },
  'release-changes': {
    path: '/utgaver',
    before: async (page) => {
      await reply(page, 'publications?*', [
        {
          batch: 'b',
          author: 'Amina Berge',
          at: '2026-11-20T12:00:00.000Z',
          records: [{ kind: 'article', id: 'a', title: 'Vaffelkino', version: 2 }],
          canRevert: true,
        },
      ])
      await reply(page, 'publications/b/changes', {
        records: [{ kind: 'article', id: 'a', title: 'Vaffelkino', type: 'changed' }],
        pages: [{ path: '/nyhende', title: 'Nyhende', type: 'changed' }],
      })
    },
    async after(page) {
      await page.getByRole('button', { name: /^Kva endra seg/ }).click()
      await page.getByRole('heading', { name: 'Sider' }).waitFor()
    },
  },
  'session-expired': {
    path: '/utgaver',
    within: 'html',
    before: (page) => refuse(page, 'publications*', 'login_needed', 401),
    after: (page) => page.getByRole('dialog', { name: 'Logg inn att' }).waitFor(),
  },
}

const SCREEN_STATES: Record<string, DeskState> = {
  'today-failed': {
    path: '',
    before: (page) =>
      page.route(/\/redaksjon\/api\/(showing-sales|problems|counts)/, (route) => route.abort()),
  },
  'articles-no-hits': {
    path: '/nyhende?q=qqqq',
    after: (page) => page.getByText('Ingenting passar').waitFor(),
  },
  'articles-failed': {
    path: '/nyhende',
    before: (page) => refuse(page, 'content?*', 'overloaded', 400),
    after: (page) => page.getByRole('alert').waitFor(),
  },
  article: {
    path: '/nyhende',
    async after(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('textbox', { name: 'Tekst' }).waitFor()
    },
  },
  'article-incomplete': {
    path: '/nyhende/ny',
    async after(page) {
      await page.getByRole('button', { name: /^Publiser/ }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  'article-disk-full': {
    path: '/nyhende/ny',
    before: (page) => refuse(page, 'content/article/*/working-copy', 'disk_full', 507),
    async after(page) {
      await page.getByRole('textbox', { name: 'Tittel' }).fill('Fullt')
      await page.getByText('Det er fullt på disken til tenaren.').waitFor()
      await page.getByText('Berre her, ikkje på tenaren').waitFor()
    },
  },
  'article-plan-failed': {
    path: '/nyhende/e2e-plan',
    before: (page) =>
      reply(page, 'content/article/e2e-plan', {
        kind: 'article',
        id: 'e2e-plan',
        state: 'draft',
        draft: {
          version: 1,
          body: { id: 'e2e-plan', title: 'Planlagd' },
          author: 'Amina',
          savedAt: '2026-11-20T12:00:00Z',
        },
        stableVersion: null,
        workingCopy: null,
        plan: { publishAt: null, unpublishAt: null, version: null, problem: 'record_deleted' },
      }),
    after: (page) => page.getByText(/Hent det tilbake frå historikken/).waitFor(),
  },
  film: {
    path: '/filmar',
    async after(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('textbox', { name: 'Omtale' }).waitFor()
      await page.getByRole('region', { name: 'Framsyningar' }).waitFor()
    },
  },
  showing: {
    path: '/framsyningar',
    async after(page) {
      const answer = await page.request.get('/redaksjon/api/content?kinds=event&take=1')
      const { items } = (await answer.json()) as { items: { id: string }[] }
      await page.goto(`/redaksjon/framsyning/${items[0]?.id}`)
      await page.getByRole('group').first().waitFor()
    },
  },
  'reviews-hide': {
    path: '/omtalar',
    async after(page) {
      await page
        .getByRole('button', { name: /^Skjul omtalen/ })
        .first()
        .click()
      await pressEnter(page)
      await page.getByText('Skriv grunnen.').waitFor()
    },
  },
  'showing-provider-differs': {
    path: '/framsyningar',
    async before(page) {
      const fields = {
        startsAt: '2026-11-20T18:00:00Z',
        endsAt: '2026-11-20T20:00:00Z',
        hall: 'Sal 9',
        state: 'planned',
        ticketStatus: 'sold-out',
        priceFrom: 140,
      }
      await reply(page, 'provider-facts/event/*', { fields })
    },
    async after(page) {
      const answer = await page.request.get('/redaksjon/api/content?kinds=event&take=1')
      const { items } = (await answer.json()) as { items: { id: string }[] }
      await page.goto(`/redaksjon/framsyning/${items[0]?.id}`)
      await page.getByText('Leverandøren seier Sal 9.').waitFor()
    },
  },
  'showings-changed-together': {
    path: '/framsyningar',
    async after(page) {
      await page.getByLabel(/^Vel alle/).check()
      await page.getByText(/framsyningar: avlyst\./).waitFor()
    },
  },
  'week-sheet-selection': {
    path: '/vekeplan',
    async after(page) {
      await page.getByRole('grid').getByRole('textbox').focus()
      await page.keyboard.press('Shift+ArrowDown')
      await page.getByRole('complementary', { name: 'Endre dei valde' }).waitFor()
    },
  },
  'menus-entry': {
    path: '/menyar',
    async after(page) {
      await page.getByRole('row', { name: 'Kino', exact: true }).click()
      await page.getByText('Sida heiter «Kino».').waitFor()
    },
  },
  'members-found': {
    path: '/medlemmer?q=medlem@',
    async after(page) {
      await page.getByRole('table', { name: 'Medlemmer' }).waitFor()
      await page.getByRole('button', { name: 'Lag ein kode for 118' }).click()
      await page.getByLabel('Kode for partnar 118').waitFor()
    },
  },
  member: {
    path: '/medlemmer?q=medlem@',
    async after(page) {
      await page.getByRole('table', { name: 'Medlemmer' }).getByRole('link').first().click()
      await page.getByRole('button', { name: /^Slett / }).click()
      await page.getByText('Dette står att:').waitFor()
    },
  },
  page: {
    path: '/sider/page-framside',
    async after(page) {
      await page.getByRole('row', { name: 'I dag', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'I dag' }).waitFor()
    },
  },
  'page-row': {
    path: '/sider/page-framside',
    async after(page) {
      await page.getByRole('row', { name: /^Rad 2/ }).click()
      await page.getByText('Frå kant til kant').waitFor()
    },
  },
  'page-picker': {
    path: '/sider/ny',
    async after(page) {
      await page.getByRole('button', { name: 'Legg til blokk' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  'redirect-form': {
    path: '/menyar/vidaresendingar',
    async after(page) {
      await page.getByRole('button', { name: 'Ny vidaresending' }).click()
      await page.getByRole('button', { name: 'Lagre og publiser' }).click()
      await page.getByText('Skriv adressa som skal sendast vidare.').waitFor()
    },
  },
  ...Object.fromEntries(
    ['huset', 'utsjanad', 'salar', 'billettsal', 'sok', 'ordval', 'samtykke', 'nettadresse', 'partnarar'].map(
      (group): [string, DeskState] => [
        `settings-${group}`,
        {
          path: `/innstillingar/${group}`,
          after: (page) => page.getByRole('button', { name: 'Publiser' }).waitFor(),
        },
      ],
    ),
  ),
  'account-set-up': {
    path: '/konto',
    async after(page) {
      await reply(page, 'two-factor/set-up', {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        url: 'otpauth://totp/Fjordheim:kari?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Fjordheim',
      })
      await openTwoFactor(page)
      await page.getByRole('img', { name: 'QR-kode for autentiseringsappen' }).waitFor()
    },
  },
  'account-backup-codes': {
    path: '/konto',
    async after(page) {
      const backupCodes = Array.from({ length: 10 }, (_, number) => `abcd${number}-efghj`)
      await reply(page, 'two-factor/set-up', { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x' })
      await reply(page, 'two-factor/confirm', { backupCodes })
      await openTwoFactor(page)
      await page.getByLabel('Koden i appen').fill('123456')
      await pressEnter(page)
      await page.getByRole('heading', { name: 'Reservekodane dine' }).waitFor()
    },
  },
  'staff-change': {
    path: '/folk',
    async before(page) {
      await reply(page, 'staff/*/password-link', {
        link: 'https://fjordheim.example/redaksjon/nytt-passord#x',
      })
      await reply(page, 'invitations', [
        {
          id: '00000000-0000-4000-8000-000000000001',
          name: 'Nina Vik',
          email: 'nina@fjordheim.example',
          role: 'editor',
          invitedBy: 'Solveig',
          expiresAt: '2026-11-27T12:00:00Z',
        },
      ])
    },
    async after(page) {
      await page
        .getByRole('button', { name: /^Endre/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Lag lenke' }).click()
      await page.getByRole('button', { name: 'Kopier' }).waitFor()
    },
  },
  'audit-nothing': {
    path: '/logg',
    before: (page) => reply(page, 'audit*', { entries: [], next: null }),
    after: (page) => page.getByText('Ingenting passar').waitFor(),
  },
}

const DRAFT_NEWSLETTER = {
  id: '00000000-0000-4000-8000-000000000002',
  subject: 'Jul på Fjordheim',
  state: 'draft',
  updatedAt: '2026-11-20T12:00:00Z',
  plannedAt: null,
  sentAt: null,
  archivePath: null,
  mails: { waiting: 0, sent: 0, failed: 0, unconfirmed: 0 },
}

const SENT_NEWSLETTER = {
  ...DRAFT_NEWSLETTER,
  id: '00000000-0000-4000-8000-000000000003',
  state: 'sent',
  sentAt: '2026-11-20T12:00:00Z',
  archivePath: '/nyhendebrev/arkiv/2026-11-20-00000000',
  mails: { waiting: 12, sent: 26, failed: 1, unconfirmed: 1 },
}

const NEWSLETTER_CONTENT = {
  intro: 'Velkomen til desember.',
  items: ['Nosferatu', 'Julekonsert'].map((title, index) => ({
    id: title,
    kind: 'production',
    title,
    text: 'Ein kveld i storsalen.',
    times: ['fredag 4. desember kl. 19.00, Sal 1'],
    path: '/kino',
    image: null,
    isIncluded: index === 0,
  })),
}

const replyNewsletters = (page: Page) =>
  reply(page, 'newsletters', { items: [DRAFT_NEWSLETTER, SENT_NEWSLETTER], subscribers: 214 })

const NEWSLETTER_STATES: Record<string, DeskState> = {
  'newsletters-listed': {
    path: '/nyhendebrev',
    before: replyNewsletters,
    after: (page) => page.getByText('Blir sendt: 28 av 40').waitFor(),
  },
  newsletter: {
    path: `/nyhendebrev/${DRAFT_NEWSLETTER.id}`,
    async before(page) {
      await replyNewsletters(page)
      await reply(page, `newsletters/${DRAFT_NEWSLETTER.id}`, { ...DRAFT_NEWSLETTER, ...NEWSLETTER_CONTENT })
    },
    async after(page) {
      await page.getByRole('button', { name: 'Endre «Nosferatu»' }).click()
      await page.getByRole('button', { name: 'Send no' }).click()
      await page.getByText('Brevet går til 214 mottakarar').waitFor()
      await page.frameLocator('iframe').getByRole('heading', { name: 'Nosferatu' }).waitFor()
    },
  },
  'newsletter-sent': {
    path: `/nyhendebrev/${SENT_NEWSLETTER.id}`,
    async before(page) {
      await replyNewsletters(page)
      await reply(page, `newsletters/${SENT_NEWSLETTER.id}`, { ...SENT_NEWSLETTER, ...NEWSLETTER_CONTENT })
    },
    async after(page) {
      await page.getByRole('tab', { name: 'Rein tekst' }).click()
      await page.getByText('NOSFERATU').waitFor()
    },
  },
  'subscribers-listed': {
    path: '/abonnentar',
    before: (page) =>
      reply(page, 'subscribers*', {
        items: (['confirmed', 'pending', 'bounced'] as const).map((state, index) => ({
          id: `00000000-0000-4000-8000-00000000001${index}`,
          email: `${state}@nordmann.example`,
          state,
          createdAt: '2026-10-20T12:00:00Z',
          confirmedAt: null,
          refusal: state === 'bounced' ? '550 5.1.1 User unknown' : null,
        })),
        total: 3,
        counts: { confirmed: 214, pending: 3, bounced: 1 },
        months: Array.from({ length: 12 }, (_, index) => ({
          month: `2026-${String(index + 1).padStart(2, '0')}`,
          confirmed: 100 + index * 10,
        })),
      }),
    async after(page) {
      await page.getByRole('button', { name: 'Fjern bounced@nordmann.example' }).click()
      await page.getByText('Fjern for godt').waitFor()
    },
  },
}

const PROGRAMME_STATES: Record<string, DeskState> = {
  'week-sheet-typed': {
    path: `/vekeplan?veke=${addDays(osloDate(Date.now()), 14)}`,
    async after(page) {
      await page.getByRole('grid').getByRole('textbox').focus()
      await page.keyboard.type('18 19 20.30 sal2')
    },
  },
  'programme-pasted': {
    path: `/vekeplan?veke=${addDays(osloDate(Date.now()), 70)}`,
    async after(page) {
      await page.getByRole('button', { name: 'Lim inn program' }).click()
      const paste = page.getByRole('region', { name: 'Lim inn program' })
      await paste.getByRole('textbox').fill('1. juni kl. 20.30 Metropols, Sal 2')
      await paste.getByText('Står som «Metropols».').waitFor()
    },
  },
  'showing-move': {
    path: '/framsyningar',
    async after(page) {
      await openPublicShowing(page)
      await page.getByRole('button', { name: 'Flytt' }).click()
    },
  },
  'showing-cancel': {
    path: '/framsyningar',
    async after(page) {
      await openPublicShowing(page)
      await page.getByRole('button', { name: 'Avlys', exact: true }).click()
      await page.getByRole('button', { name: 'Teknisk feil.' }).click()
      await page
        .getByRole('region', { name: 'Dette les folk' })
        .getByText('er avlyst. Teknisk feil.')
        .waitFor()
    },
  },
}

const MEDIA_STATES: Record<string, DeskState> = {
  'media-found': {
    path: '/bilete?q=orgel',
    within: 'html',
    after: (page) => page.getByRole('list', { name: 'Bilete' }).waitFor(),
  },
  picture: {
    path: '/bilete?q=orgel',
    within: 'html',
    async after(page) {
      await page.getByRole('list', { name: 'Bilete' }).getByRole('link').first().click()
      await page.getByRole('slider', { name: 'Fokuspunkt, inn frå venstre' }).waitFor({ state: 'attached' })
      await page.getByRole('heading', { name: /^(Brukt|Ikkje i bruk)/ }).waitFor()
    },
  },
  'picture-choice': {
    path: '/nyhende/ny',
    within: 'html',
    async after(page) {
      await page.getByRole('button', { name: 'Vel bilete' }).click()
      await page.getByRole('listbox', { name: 'Bilete' }).waitFor()
    },
  },
}

/** Every screen without parameters in its address, by the name of its route. */
const SCREENS = Object.fromEntries(
  Object.entries(ROUTES)
    .filter(([, path]) => !path.includes(':'))
    .map(([name, path]): [string, DeskState] => [name, { path: path.slice('/redaksjon'.length) }]),
)

/** The screens of the desk and their states, by name. */
export const DESK_STATES: Readonly<Record<string, DeskState>> = {
  ...SIGNED_OUT,
  ...SCREENS,
  ...SHELL,
  ...SCREEN_STATES,
  ...NEWSLETTER_STATES,
  ...PROGRAMME_STATES,
  ...MEDIA_STATES,
}

/** Signs an admin in, who sees everything. */
export async function signInAdmin(page: Page) {
  const data = { email: ADMIN_EMAIL, password: DEMO_PASSWORD }
  const answer = await page.request.post('/redaksjon/api/session', { data })
  if (!answer.ok()) throw new Error(`The admin cannot sign in: ${await answer.text()}`)
}

/**
 * Opens a state of the desk, and waits until nothing more is loaded. From a previous state that leaves nothing behind, it opens the screen
 * as a link does, without loading the document, which takes a quarter of the CPU time.
 */
export async function visitDeskState(page: Page, state: DeskState, previous?: DeskState) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await state.before?.(page)
  const waitForReplies = countRequests(page)
  if (await canFollowLink(page, state, previous)) await followLink(page, `/redaksjon${state.path}`)
  else await loadDocument(page, `/redaksjon${state.path}`)
  await page.locator('main h1').waitFor({ state: 'attached' })
  await state.after?.(page)
  await waitForReplies()
}

/** Replies that were replaced, now or before, need a document that has not loaded any. So does what is still open above the screen. */
async function canFollowLink(page: Page, state: DeskState, previous?: DeskState): Promise<boolean> {
  if (!previous || previous.isSignedOut || state.isSignedOut || previous.before || state.before) return false
  if (new URL(page.url()).pathname === `/redaksjon${state.path}`) return false
  return (await page.locator('[role=dialog], [role=menu], [role=listbox]').count()) === 0
}

const followLink = (page: Page, href: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

async function loadDocument(page: Page, path: string) {
  // A change of the hash alone would load no document. Another site would start a new process.
  await page.goto('/robots.txt')
  await page.goto(path)
}

/**
 * Counts requests from now on. Returns a function that waits until all are answered and the replies are shown. Streams of events stay
 * open.
 */
function countRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const add = (request: Request) => void (request.resourceType() !== 'eventsource' && open.add(request))
  const remove = (request: Request) => void open.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  const readUrls = async () => {
    // What a reply shows may ask for more.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    return [...open].map((request) => request.url())
  }
  return async () => {
    await expect.poll(readUrls, { timeout: 60_000, intervals: [25, 50, 100] }).toEqual([])
    page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
  }
}

/** Opens a public showing in the last week of the demo's programme. */
async function openPublicShowing(page: Page) {
  const from = addDays(osloDate(Date.now()), 28)
  const reply = await page.request.get(`/redaksjon/api/programme?from=${from}&to=${addDays(from, 6)}`)
  const { showings } = (await reply.json()) as { showings: { body: Showing; stableVersion: number | null }[] }
  const found = showings.find(
    ({ body, stableVersion }) => body.state === 'planned' && body.checkout && stableVersion !== null,
  )
  await page.goto(`/redaksjon/framsyning/${encodeURIComponent(found?.body.id ?? '')}`)
}

async function openTwoFactor(page: Page) {
  const twoFactor = page.getByRole('region', { name: 'Totrinnsinnlogging' })
  await twoFactor.getByRole('button', { name: 'Slå på' }).click()
  await twoFactor.getByLabel('Passordet du har no').fill('x')
  await pressEnter(page)
}

async function pressEnterIn(page: Page, label: string) {
  await page.getByLabel(label).focus()
  await pressEnter(page)
}
