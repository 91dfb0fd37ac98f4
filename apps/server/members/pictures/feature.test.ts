import { DRAWN_PICTURES, MAX_MEMBER_PICTURE_BYTES } from '@lerret/model'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { films, givenHouse, PASSWORD, refusal } from '../test-members.ts'
import { memberPicture } from './table.ts'

const house = await givenHouse()
const film = films[0]

let number = 0
async function givenReviewer() {
  const email = `kari-${++number}@nordmann.example`
  const member = await house.givenMember(email)
  await house.confirmEmail(email, member)
  await member.post('AddReviewDx', { EdiNumber: film?.ediNumber, Rating: 4, Comment: `Nr. ${number}` })
  const comment = `Nr. ${number}`
  return Object.assign(member, {
    readImage: async () =>
      (await house.browser().get(`GetReviewsByEdiDx?edi=${film?.ediNumber}`))
        .json()
        .find(({ Comment }: { Comment: string }) => Comment === comment).Image,
    upload: (bytes: Uint8Array) =>
      member.post('SetPictureDx', { Upload: Buffer.from(bytes).toString('base64') }),
  })
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8401a' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer()

test.each(DRAWN_PICTURES)('a member’s reviews have the drawn picture %s', async (name) => {
  const member = await givenReviewer()
  const { Image } = (await member.post('SetPictureDx', { Drawn: name })).json()
  expect(await member.readImage()).toBe(Image)
  const file = await house.app.inject(Image)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'svg' })
  expect((await member.get('GetUserDx')).json().Image).toBe(Image)
})

test('an uploaded picture is a small square without metadata, and another one replaces it', async () => {
  const member = await givenReviewer()
  const { Image: first } = (await member.upload(await photo(400, 300))).json()
  const file = await house.app.inject(first)
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const metadata = await sharp(file.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 160, height: 160 })
  expect(metadata.exif).toBeUndefined()
  expect(file.rawPayload.includes('a secret place')).toBe(false)
  const { Image: second } = (await member.upload(await photo(20, 20))).json()
  expect(second).not.toBe(first)
  expect((await house.app.inject(first)).statusCode).toBe(404)
  expect((await member.post('SetPictureDx', {})).json()).toEqual({ Image: '' })
  expect(await member.readImage()).toBe('')
  expect((await house.app.inject(second)).statusCode).toBe(404)
})

test('what is no picture, or too large, is refused and changes nothing', async () => {
  const member = await givenReviewer()
  await member.post('SetPictureDx', { Drawn: 'rev' })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const [bytes, refused] of [
    [Buffer.from('<script>'), [422, 'upload_type_refused']],
    [svg, [422, 'upload_type_refused']],
    [Buffer.alloc(0), [422, 'upload_empty']],
    [Buffer.alloc(MAX_MEMBER_PICTURE_BYTES + 3), [400, 'request_invalid']],
  ] as const)
    expect(refusal(await member.upload(bytes)).slice(0, 2)).toEqual(refused)
  expect(await member.readImage()).toBe('/medlemsbilete/rev.svg')
})

test('a small file with more than four million pixels is refused by its header', async () => {
  const member = await givenReviewer()
  const bytes = await sharp({ create: { width: 2001, height: 2000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(refusal(await member.upload(bytes)).slice(0, 2)).toEqual([422, 'upload_too_many_pixels'])
})

test('a member uploads a picture when the address is confirmed, and chooses a drawn one before', async () => {
  const email = 'ny@nordmann.example'
  const member = await house.givenMember(email)
  const Upload = (await photo(20, 20)).toString('base64')
  expect(refusal(await member.post('SetPictureDx', { Upload }))).toEqual([409, 'email_unconfirmed'])
  expect((await member.post('SetPictureDx', { Drawn: 'rev' })).statusCode).toBe(200)
  await house.confirmEmail(email, member)
  expect((await member.post('SetPictureDx', { Upload })).json().Image).not.toBe('')
  await member.post('SetPictureDx', {})
})

test('a picture is deleted with the account', async () => {
  const member = await givenReviewer()
  const { Image } = (await member.upload(await photo(50, 50))).json()
  await member.post('DeleteUserDx', { Password: PASSWORD })
  expect((await house.app.inject(Image)).statusCode).toBe(404)
  expect(await house.db.select().from(memberPicture)).toEqual([])
})

test.each(['tull', 'rev.png', 'rev', '..%2Fx.svg', `${'A'.repeat(43)}.webp`])(
  'there is no picture named %s',
  async (name) => {
    const reply = await house.app.inject(`/medlemsbilete/${name}`)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  },
)
