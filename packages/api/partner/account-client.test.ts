import { expect, test } from 'vitest'
import { createAccountClient, readClub } from './account-client.ts'
import { partnerApis } from './config.ts'

/** A backend that always sends the same reply, and the requests it received. */
function givenAccount(reply: unknown) {
  const requests: unknown[] = []
  const account = createAccountClient([178], {
    apis: partnerApis('http://house.example'),
    async fetch(address, options) {
      const body = options?.body ? JSON.parse(String(options.body)) : null
      requests.push([`${options?.method} ${String(address).slice('http://house.example'.length)}`, body])
      return Response.json(reply)
    },
  })
  return { account, requests }
}

const CLUB = {
  Member: {
    Number: 7,
    UserName: 'Kari',
    JoinedAt: '2026-01-01T00:00:00Z',
    CardCode: '7-ABC',
    ChangesAt: '2026-11-20T18:01:00Z',
  },
  Offers: [{ Id: 'o1', Title: 'Vaffel', Text: 'Gratis', EndsAt: '2026-12-01T00:00:00Z', link: '' }],
  Screenings: [
    { Id: 's1', Title: 'M', Text: '', StartTime: '2026-12-01T18:00:00Z', Screen: 'Sal 2', link: '/m' },
  ],
}

test('account calls use the field names of the server', async () => {
  const { account, requests } = givenAccount({ Token: 't', UserName: 'Kari', ContactEmail: 'k@e.no' })
  await account.resetPassword({ key: 'k', password: 'p' })
  const { profile } = await account.changePassword({ password: 'p', newPassword: 'q' })
  await account.updateUser('Kari')
  await account.sendEmailConfirmation()
  await account.changeEmail({ email: 'ny@e.no', password: 'p' })
  await account.deleteUser('p')
  await account.joinClub('K7M2-9PQX')
  await account.leaveClub()
  await account.setWatchMails(false)
  await account.stopWatchMails('k')
  expect(profile).toEqual({ userName: 'Kari', email: 'k@e.no', token: 't' })
  expect(requests).toEqual([
    ['POST /partners/178/api/ResetPasswordDx', { Key: 'k', Password: 'p' }],
    ['POST /partners/178/api/ChangePasswordDx', { Password: 'p', NewPassword: 'q' }],
    ['POST /partners/178/api/UpdateUserDx', { UserName: 'Kari' }],
    ['POST /partners/178/api/SendEmailConfirmationDx', null],
    ['POST /partners/178/api/ChangeEmailDx', { Email: 'ny@e.no', Password: 'p' }],
    ['POST /partners/178/api/DeleteUserDx', { Password: 'p' }],
    ['POST /partners/178/api/JoinClubDx', { Code: 'K7M2-9PQX' }],
    ['POST /partners/178/api/LeaveClubDx', null],
    ['POST /partners/178/api/SetWatchMailsDx', { Wanted: false }],
    ['POST /partners/178/api/StopWatchMailsDx?key=k', null],
  ])
})

test('the club is read with our field names', async () => {
  expect(await givenAccount(CLUB).account.club()).toEqual({
    number: 7,
    userName: 'Kari',
    joinedAt: '2026-01-01T00:00:00Z',
    cardCode: '7-ABC',
    changesAt: '2026-11-20T18:01:00Z',
    offers: [{ id: 'o1', title: 'Vaffel', text: 'Gratis', endsAt: '2026-12-01T00:00:00Z', link: '' }],
    screenings: [
      {
        id: 's1',
        title: 'M',
        text: '',
        startTime: '2026-12-01T18:00:00Z',
        screen: 'Sal 2',
        link: '/m',
        signUpCount: 0,
        isSignedUp: false,
      },
    ],
  })
})

test.each([null, {}, { ...CLUB, Member: null }, { ...CLUB, Offers: [{}] }])(
  '%j is not read as a club',
  async (body) => {
    expect(readClub(body)).toBeNull()
    await expect(givenAccount(body).account.club()).rejects.toMatchObject({ code: 'answer_invalid' })
  },
)
