import fc from 'fast-check'
import { expect, test } from 'vitest'
import { removeVideoMetadata } from './remove-video-metadata.ts'

const SECRET = '+61.5936+005.0320/ Kari Nordmann'

const box = (type: string, ...content: (string | Uint8Array)[]) => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + body.length)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, body])
}
/** A box with its size in eight bytes. */
const largeBox = (type: string, content: string) => {
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write(type, 4, 'latin1')
  header.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([header, Buffer.from(content)])
}
const element = (id: string, content: string | Uint8Array) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40, content.length]), Buffer.from(content)])

const SOUND = box('mdat', 'lyd og bilete udta meta')

test.each([
  ['the file', box('uuid', SECRET), SOUND],
  ['the file, with a large size', largeBox('meta', SECRET), SOUND],
  ['the film', box('moov', box('mvhd', 'x'), box('udta', box('©xyz', SECRET)), box('trak', 'y')), SOUND],
  ['a track', box('moov', box('trak', box('tkhd', 'x'), box('meta', SECRET))), SOUND],
  ['the media of a track', box('moov', box('trak', box('mdia', box('udta', SECRET)))), SOUND],
])('metadata of %s is overwritten in an MP4, and nothing else moves', (_, ...boxes) => {
  const video = Buffer.concat([box('ftyp', 'isom'), ...boxes])
  const cleaned = Buffer.from(removeVideoMetadata(video, 'video/mp4'))
  expect(cleaned.includes('Kari')).toBe(false)
  expect(cleaned.length).toBe(video.length)
  expect(cleaned.indexOf(SOUND)).toBe(video.indexOf(SOUND))
  expect(cleaned.includes('free')).toBe(true)
})

test('metadata of a WebM becomes a void element of the same length', () => {
  const cluster = element('1f43b675', 'lyd og bilete')
  const tags = element('1254c367', SECRET)
  const content = Buffer.concat([tags, cluster, element('1941a469', SECRET)])
  for (const size of [Buffer.from([0x40, content.length]), Buffer.from('01ffffffffffffff', 'hex')]) {
    const segment = Buffer.concat([Buffer.from('18538067', 'hex'), size, content])
    const video = Buffer.concat([element('1a45dfa3', 'webm'), segment])
    const cleaned = Buffer.from(removeVideoMetadata(video, 'video/webm'))
    expect(cleaned.includes('Kari')).toBe(false)
    const at = video.indexOf(tags)
    expect(cleaned.subarray(at, at + 9).toString('hex')).toBe(
      `ec01${(tags.length - 9).toString(16).padStart(14, '0')}`,
    )
    expect(cleaned.indexOf(cluster)).toBe(video.indexOf(cluster))
    expect(cleaned.length).toBe(video.length)
  }
})

test('any bytes end, and keep their length', () => {
  const type = fc.constantFrom('video/mp4', 'video/webm')
  const start = fc.constantFrom('', '18538067', '000000006d6f6f76', '000000016d6f6f76')
  fc.assert(
    fc.property(type, start, fc.uint8Array({ maxLength: 200 }), (video, hex, rest) => {
      const bytes = Buffer.concat([Buffer.from(hex, 'hex'), rest])
      expect(removeVideoMetadata(bytes, video)).toHaveLength(bytes.length)
    }),
  )
})
