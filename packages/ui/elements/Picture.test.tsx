import { expect, test } from 'vitest'
import { picture } from '../stories/samples.ts'
import { drawn } from '../testing.tsx'
import { Picture } from './Picture.tsx'
import { pictureAddress, pictureSet } from './picture-address.ts'

const still = picture('still', 'Ein skugge', 1600, 900)

test('a picture is asked for at its size, cropped around its focal point', () => {
  expect(pictureAddress(still, 640, 2 / 3)).toBe(
    '/images/still?w=640&h=960&auto=compress&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.4',
  )
})

test('the version of a picture stays in its address', () => {
  expect(pictureAddress({ ...still, src: '/images/still?v=0a1b' }, 64, 1)).toMatch(
    /^\/images\/still\?w=64&.*&v=0a1b$/,
  )
})

test('a picture is never asked for wider than it can be cropped', () => {
  const { srcSet } = pictureSet(still, 2 / 3)
  expect(Array.from(srcSet?.matchAll(/ (\d+)w/g) ?? [], (match) => match[1])).toEqual(['384', '512', '600'])
})

test('a small picture has one size', () => {
  expect(pictureSet(picture('ikon', '', 48, 48), 1)).toMatchObject({ width: 48, height: 48 })
})

test('a picture of another site is used as it is', () => {
  const elsewhere = { ...still, src: 'https://bilete.example/a.jpg' }
  expect(pictureSet(elsewhere, 1)).toMatchObject({ src: 'https://bilete.example/a.jpg', srcSet: undefined })
})

test('a picture holds its room and waits until it is near', () => {
  const html = drawn(<Picture {...still} ratio={3 / 2} sizes="100vw" />)
  expect(html).toContain('width="640" height="427"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('alt="Ein skugge"')
})

test('the picture that the first screen waits for comes first', () => {
  const html = drawn(<Picture {...still} sizes="100vw" fetched="first" />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('lazy')
})

test('a picture that is seen at once is not waited with, and holds nothing up that is more urgent', () => {
  const html = drawn(<Picture {...still} sizes="45vw" fetched="seen" />)
  expect(html).not.toContain('loading="lazy"')
  expect(html).not.toContain('fetchPriority="high"')
})

test('a narrow screen may get another crop', () => {
  const html = drawn(<Picture {...still} ratio={16 / 9} narrowRatio={4 / 3} sizes="100vw" />)
  expect(html).toContain('media="(max-width: 47.99rem)"')
  expect(html).toContain('w=640&amp;h=480')
})

test('a picture on paper or on a wall is fetched without being scrolled to, and holds nothing else up', () => {
  const html = drawn(<Picture {...still} sizes="20vw" fetched="unseen" />)
  expect(html).not.toContain('loading="lazy"')
  expect(html).not.toContain('rel="preload"')
})
