import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEmbeddedVideo, VIDEO_ORIGINS } from './video.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
  '//www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is embedded from YouTube without cookies', (address) => {
  expect(findEmbeddedVideo(address)).toEqual({ host: 'YouTube', src: youTube })
})

test.each([
  ['https://vimeo.com/1084537', '1084537?dnt=1'],
  ['https://vimeo.com/1084537/0a1b2c3d4e', '1084537?dnt=1&h=0a1b2c3d4e'],
  ['https://vimeo.com/channels/staffpicks/1084537', '1084537?dnt=1'],
  ['https://player.vimeo.com/video/1084537?h=0a1b2c&title=0', '1084537?dnt=1&h=0a1b2c'],
])('%s is embedded from Vimeo without tracking', (address, player) => {
  expect(findEmbeddedVideo(address)).toEqual({
    host: 'Vimeo',
    src: `https://player.vimeo.com/video/${player}`,
  })
})

test.each([
  '',
  'trailer.mp4',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/@blender',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/watch?v=kort',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/about',
  'https://film.example/trailer',
])('"%s" is not a supported video', (address) => {
  expect(findEmbeddedVideo(address)).toBeNull()
})

test('for any text, the URL is that of a known player with an id', () => {
  const host = fc.constantFrom('youtube.com', 'www.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com')
  const token = fc.constantFrom(
    '/',
    '?',
    '&',
    '#',
    '@',
    '"',
    '<',
    '..',
    'v=',
    'h=',
    'embed',
    'video',
    '1084537',
    'aqz-KE-bpKQ',
    ':8080',
  )
  const address = fc
    .tuple(host, fc.array(token))
    .map(([site, tokens]) => `https://${site}/${tokens.join('')}`)
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (text) => {
      const video = findEmbeddedVideo(text)
      if (video === null) return
      expect(VIDEO_ORIGINS.some((origin) => video.src.startsWith(`${origin}/`))).toBe(true)
      expect(video.src).toMatch(/^https:\/\/[\w.-]+(\/embed\/[\w-]{11}|\/video\/\d+\?dnt=1(&h=[\da-f]+)?)$/)
      expect(findEmbeddedVideo(video.src)).toEqual(video)
    }),
  )
})
