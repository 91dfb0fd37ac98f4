import { DESK_URL, type DeskContract, deskContracts, type StaffRole } from '@lerret/api/contracts'
import { CONTENT_KINDS, type ContentKind, SITE_RECORD_ID } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishVersions } from '../content/records/store/publish-versions.ts'
import { findDraft } from '../content/records/store/read-records.ts'
import { givenDesk } from '../staff/test-staff.ts'
import { givenEmptyApp } from '../test-app.ts'

const desk = await givenDesk()
const cookies = {
  stranger: '',
  member: (await desk.givenMember('kari@nordmann.example')).cookies(),
  contributor: await desk.givenStaff('contributor'),
  editor: await desk.givenStaff('editor'),
  admin: await desk.givenStaff('admin'),
}
beforeEach(() => desk.resetLimits())

type Caller = keyof typeof cookies
const CALLERS = Object.keys(cookies) as Caller[]

const calls = Object.entries(deskContracts).flatMap(([name, contract]) =>
  CALLERS.map((caller) => ({ name, caller, contract, expected: expectedOutcome(contract.access, caller) })),
)

function expectedOutcome(roles: readonly string[] | 'anyone', caller: Caller): string {
  if (roles === 'anyone' || roles.includes(caller)) return 'allowed'
  return caller === 'stranger' || caller === 'member' ? 'login_needed' : 'role_missing'
}

describe('every call of the desk checks the role of the caller', () => {
  test.each(calls)('$name by $caller: $expected', async ({ caller, contract, expected }) => {
    const path = contract.url.slice(DESK_URL.length + 1).replace(/:\w+/g, 'x')
    // The other calls share a session, which this one would end.
    const cookie =
      contract === deskContracts.staffLogout
        ? await desk.signIn(`${caller}@fjordheim.example`)
        : cookies[caller]
    if (contract === deskContracts.deskEvents && expected === 'allowed') return expectStream(path, cookie)
    const send = expected === 'allowed' ? desk.send : sendUnreadable
    const reply = await send(contract.method, path, cookie)
    const code = reply.statusCode < 400 ? 'none' : reply.json().error.code
    expect(code).not.toBe('call_not_found')
    expect(['login_needed', 'role_missing'].includes(code) ? code : 'allowed').toBe(expected)
  })
})

/** Who asks is checked before what they sent is read, which may be anything. */
function sendUnreadable(method: DeskContract['method'], path: string, cookie: string) {
  const isPost = method === 'POST'
  return desk.app.inject({
    method,
    url: `${DESK_URL}/${path}?from=%FF&day=never&take=-1`,
    headers: { cookie, ...(isPost && { 'content-type': 'application/json' }) },
    ...(isPost && { payload: '{' }),
  })
}

/** The event stream has no end that could be waited for. */
async function expectStream(path: string, cookie: string) {
  const url = `${DESK_URL}/${path}`
  const reply = await desk.app.inject({ url, headers: { cookie }, payloadAsStream: true })
  expect(reply.statusCode).toBe(200)
  reply.stream().destroy()
}

/** Who may change what. What is not named here is for all staff. */
const CHANGED_BY: Partial<Record<ContentKind, StaffRole[]>> = {
  'menu-item': ['editor', 'admin'],
  footer: ['editor', 'admin'],
  settings: ['admin'],
  theme: ['admin'],
  host: ['admin'],
  partners: ['admin'],
  ticketing: ['admin'],
}

describe('every call that changes records checks the role for their kinds', () => {
  const changes = Object.entries(deskContracts as Record<string, DeskContract>).flatMap(([name, contract]) =>
    contract.changesRecords ? [{ name, contract }] : [],
  )
  const STAFF: StaffRole[] = ['contributor', 'editor', 'admin']

  test('they are the calls that name records and do not only read', () => {
    expect(changes.map(({ name }) => name).sort()).toEqual([
      'planRecords',
      'publishRecords',
      'saveEdits',
      'saveRecords',
      'saveVersions',
    ])
  })

  test.each(changes.flatMap(({ name, contract }) => STAFF.map((role) => ({ name, contract, role }))))(
    '$name by $role',
    async ({ name, contract, role }) => {
      for (const kind of CONTENT_KINDS) {
        const path = contract.url.slice(DESK_URL.length + 1)
        const record = { kind, id: 'missing', ...RECORD_FIELDS[name] }
        const body = { session: 'tab', sequence: 1, records: [record] }
        const reply = await desk.send(contract.method, path, cookies[role], body)
        const code = reply.statusCode < 400 ? 'none' : reply.json().error.code
        const mayCall = contract.access.includes(role)
        const isAllowed = mayCall && (CHANGED_BY[kind] ?? STAFF).includes(role)
        expect(code === 'role_missing' ? 'refused' : 'allowed', kind).toBe(isAllowed ? 'allowed' : 'refused')
        if (isAllowed) expect(code, kind).not.toBe('request_invalid')
        // What is wrong with the request is only for those who may send it.
        const incomplete = { records: [{ kind }, null] }
        const second = await desk.send(contract.method, path, cookies[role], incomplete)
        expect(second.statusCode === 403 ? 'refused' : 'allowed', kind).toBe(
          isAllowed ? 'allowed' : 'refused',
        )
      }
    },
  )

  /** What a valid request has besides kind and id. */
  const RECORD_FIELDS: Record<string, object> = {
    saveEdits: { basedOn: 0, fields: {} },
    saveVersions: { basedOn: 7, fields: {} },
    saveRecords: { basedOn: 7, body: { id: 'missing' } },
    publishRecords: { version: 1 },
    planRecords: { publishAt: null, unpublishAt: null },
  }
})

test('taking back what admins published is for admins', async () => {
  const theme = await findDraft(desk.db, 'theme', SITE_RECORD_ID)
  const batch = await publishVersions(desk.db, { author: 'admin' }, [
    { kind: 'theme', id: SITE_RECORD_ID, version: theme?.version ?? 0 },
  ])
  const revert = async (cookie: string) =>
    (await desk.send('POST', `publications/${batch}/revert`, cookie)).statusCode
  expect(await revert(cookies.editor)).toBe(403)
  expect(await revert(cookies.admin)).toBe(200)
})

test('a route that does not say who may call it stops the start', () => {
  const app = givenEmptyApp()
  expect(() => app.get('/x', async () => 'x')).toThrow('The route GET /x does not say who may call it.')
})
